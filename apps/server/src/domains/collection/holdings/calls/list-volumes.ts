import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { compareVolumes } from '@lectern/rules/volume/volume-order';
import { implement } from '../../../../platform/http/implement.ts';
import type { Item } from '../../../../ports/ils/ils-items.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { itemsOfBib } from '../items-of-bib.ts';

export const listVolumesCall = implement(listVolumes)(async ({ input, context: { tenant }, deps }) => {
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const known = await itemsOfBib(deps, tenant, record.id);
  const volumes = new Map<string, Item[]>();
  for (const item of known.value) {
    if (item.volume === '' || item.status === 'withdrawn') continue;
    const ofVolume = volumes.get(item.volume);
    if (ofVolume) ofVolume.push(item);
    else volumes.set(item.volume, [item]);
  }
  return {
    asOf: known.asOf,
    live: known.live,
    volumes: [...volumes]
      .sort(([one], [other]) => compareVolumes(one, other))
      .map(([yearVol, items]) => {
        const counts = countItems(items);
        return { yearVol, ...counts, earliestDue: counts.loanableCount > 0 ? null : earliestDue(items) };
      }),
  };
});

function earliestDue(items: readonly Item[]): string | null {
  return items.flatMap(({ dueDate }) => dueDate ?? []).sort()[0] ?? null;
}

import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { volumeHas } from '@lectern/rules/volume/volume-order';
import { implement } from '../../../../platform/http/implement.ts';
import type { Item } from '../../../../ports/ils/ils-items.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { placeNames } from '../../vocabulary/places/place-names.ts';
import { itemsOfBib } from '../items-of-bib.ts';
import { presentItem } from '../present-item.ts';

export const listItemsCall = implement(listItems)(async ({ input, context: { tenant, language }, deps }) => {
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const [known, places] = await Promise.all([
    itemsOfBib(deps, tenant, record.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  const { libCode, yearVol, page, rows } = input;
  const inLibraries = known.value.filter(
    (item) => libCode.length === 0 || libCode.includes(item.libraryCode),
  );
  const chosen = inLibraries.filter((item) => volumeHas(volumeOf(item), yearVol));
  const start = (page - 1) * rows;
  return {
    asOf: known.asOf,
    live: known.live,
    total: chosen.length,
    volumeCount: new Set(inLibraries.map(volumeOf)).size,
    items: chosen
      .slice(start, start + rows)
      .map((item) => presentItem(item, places, tenant.settings.policy.timeZone)),
  };
});

/** The volume of an item; the call number if it is only written there. */
function volumeOf({ volume, callNumber }: Item): string {
  return volume || callNumber;
}

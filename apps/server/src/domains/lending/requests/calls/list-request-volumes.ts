import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listRequestVolumes } from '@lectern/contracts/lending/requests/list-request-volumes';
import { implement } from '../../../../platform/http/implement.ts';
import { requestableItems } from '../requestable-items.ts';
import { volumesOf } from '../volumes-of.ts';

export const listRequestVolumesCall = implement(listRequestVolumes)(async ({ input, context, deps }) => {
  const found = await requestableItems(deps, context, { bibId: input.recordId });
  if (isRefusal(found)) return found;
  return volumesOf(found.items).map(([volume, items]) => ({
    volume,
    ...countItems(items),
    types: [...new Set(items.flatMap(found.kindsOf))],
  }));
});

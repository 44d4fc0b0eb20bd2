import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listRequestableItems } from '@lectern/contracts/lending/requests/list-requestable-items';
import { implement } from '../../../../platform/http/implement.ts';
import { presentItem } from '../../../collection/holdings/present-item.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { requestableItems } from '../requestable-items.ts';

export const listRequestableItemsCall = implement(listRequestableItems)(async ({ input, context, deps }) => {
  const found = await requestableItems(deps, context, { bibId: input.recordId });
  if (isRefusal(found)) return found;
  const places = await placeNames(deps.db, context.tenant.id, context.language);
  const start = (input.page - 1) * input.rows;
  return {
    total: found.items.length,
    items: found.items.slice(start, start + input.rows).map((item) => ({
      ...presentItem(item, places, context.tenant.settings.policy.timeZone),
      types: found.kindsOf(item),
    })),
  };
});

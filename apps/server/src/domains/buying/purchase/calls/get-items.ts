import { getPurchaseItems } from '@lectern/contracts/buying/purchase/get-items';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askedItems } from '../asked-items.ts';
import { presentItems } from '../present-items.ts';

export const getItemsCall = implement(getPurchaseItems)(async ({ input, context, deps }) => {
  const asked = await askedItems(deps, context, input.itemIds);
  if (isRefusal(asked)) return asked;
  return { items: await presentItems(deps.db, context.tenant.id, asked.vendors, asked.items) };
});

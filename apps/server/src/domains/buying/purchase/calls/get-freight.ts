import { getPurchaseFreight } from '@lectern/contracts/buying/purchase/get-freight';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { groupBy } from '../../../../platform/group-by.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { askedItems } from '../asked-items.ts';
import { freightOf } from '../orders/make-pre-orders.ts';

export const getFreightCall = implement(getPurchaseFreight)(async ({ input, context, deps }) => {
  const asked = await askedItems(deps, context, input.itemIds);
  if (isRefusal(asked)) return asked;
  const { vendors, items, opened } = asked;
  const { currency } = opened.circulation.policy;
  const freight = freightOf(items, new Map(), vendors);
  const sumOf = (some: readonly { readonly id: string }[]) =>
    some.reduce((sum, { id }) => sum + (freight.get(id) ?? 0), 0);
  return {
    parts: [...groupBy(items, ({ vendor_id }) => vendor_id)].map(([vendorId, ofVendor]) => ({
      vendorId,
      vendorName: vendors.get(vendorId)?.name ?? '',
      freight: { amount: sumOf(ofVendor), currency: vendors.get(vendorId)?.currency ?? currency },
    })),
    freight: { amount: sumOf(items), currency },
    // The library pays all of it.
    readerPart: { amount: 0, currency },
  };
});

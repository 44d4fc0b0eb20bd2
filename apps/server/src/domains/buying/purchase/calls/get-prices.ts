import { getPurchasePrices } from '@lectern/contracts/buying/purchase/get-prices';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { quoteItems } from '../../vendors/quote-items.ts';
import { askedItems } from '../asked-items.ts';

export const getPricesCall = implement(getPurchasePrices)(async ({ input, context, deps }) => {
  const asked = await askedItems(deps, context, input.itemIds);
  if (isRefusal(asked)) return asked;
  const quotes = await quoteItems(deps.db, asked.vendors, asked.items);
  return {
    prices: asked.items.map(({ id, price, currency, asked_at }) => ({
      itemId: id,
      price: { amount: quotes.get(id)?.price ?? price, currency },
      askedAt: quotes.get(id)?.askedAt ?? asked_at,
    })),
  };
});

import { getPurchaseStocks } from '@lectern/contracts/buying/purchase/get-stocks';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { quoteItems } from '../../vendors/quote-items.ts';
import { askedItems } from '../asked-items.ts';

export const getStocksCall = implement(getPurchaseStocks)(async ({ input, context, deps }) => {
  const asked = await askedItems(deps, context, input.itemIds);
  if (isRefusal(asked)) return asked;
  const quotes = await quoteItems(deps.db, asked.vendors, asked.items);
  return {
    stocks: asked.items.map(({ id, stock, asked_at }) => ({
      itemId: id,
      stock: quotes.get(id)?.stock ?? stock,
      askedAt: quotes.get(id)?.askedAt ?? asked_at,
    })),
  };
});

import { decimalAmount } from '@lectern/rules/money';
import type { PurchaseCandidates } from '../../../platform/purchase-candidates.ts';
import { pageOfItems } from './known-items.ts';
import { readVendors } from './known-vendors.ts';

/** What the price lists of the library's vendors have of a work that a reader could wish for. */
export const vendorCandidates: PurchaseCandidates = {
  async search(deps, { tenant, language }, { title, author, isbn, most }) {
    const vendors = [...(await readVendors(deps, tenant.id, language)).values()].filter(({ isOn }) => isOn);
    const words = isbn || `${title} ${author}`;
    return Promise.all(
      vendors.map(async ({ id: vendorId, code, name }) => {
        const page = { offset: 0, limit: most };
        const { items } = await pageOfItems(deps.db, tenant.id, { vendorId, words, sort: 'newest' }, page);
        return {
          source: code,
          name,
          candidates: items.map((item) => ({
            title: item.title,
            author: item.author,
            publisher: item.publisher,
            publishTime: item.year === 0 ? '' : String(item.year),
            isbn: item.isbn,
            issn: '',
            language: item.language,
            price: decimalAmount({ amount: item.price, currency: item.currency }),
            currency: item.currency,
            imgUrl: '',
            pageUrl: '',
          })),
        };
      }),
    );
  },
};

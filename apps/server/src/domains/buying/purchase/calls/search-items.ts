import { searchPurchaseItems } from '@lectern/contracts/buying/purchase/search-items';
import { implement } from '../../../../platform/http/implement.ts';
import { answerItems } from '../answer-items.ts';

export const searchItemsCall = implement(searchPurchaseItems)(
  ({ input: { searchWord, vendorId, page, rows }, context, deps }) =>
    answerItems(deps, context, { page, rows }, () => ({ vendorId, words: searchWord, sort: 'newest' })),
);

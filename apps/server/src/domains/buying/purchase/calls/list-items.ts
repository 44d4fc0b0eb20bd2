import { listPurchaseItems } from '@lectern/contracts/buying/purchase/list-items';
import { implement } from '../../../../platform/http/implement.ts';
import { answerItems } from '../answer-items.ts';

export const listItemsCall = implement(listPurchaseItems)(
  ({ input: { category, vendorId, sort, page, rows }, context, deps }) =>
    answerItems(deps, context, { page, rows }, () => ({ vendorId, classCode: category, sort })),
);

import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { implement } from '../../../../platform/http/implement.ts';
import { rankedBooks } from '../../rankings/ranked-books.ts';

export const getHotLoansCall = implement(getHotLoans)(async ({ input, context: { tenant }, deps }) => {
  const of = { ranking: 'loan', span: input.range } as const;
  const books = await rankedBooks(deps, tenant, of, { offset: 0, limit: input.rows });
  return books.map(({ count, ...book }) => ({ ...book, loanCount: count }));
});

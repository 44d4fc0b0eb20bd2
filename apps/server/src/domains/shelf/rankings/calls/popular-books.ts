import { popularBooks } from '@lectern/contracts/shelf/rankings/popular-books';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfRanking } from '../ranked-books.ts';

export const popularBooksCall = implement(popularBooks)(({ input, context: { tenant }, deps }) =>
  pageOfRanking(deps, tenant, 'loan', input),
);

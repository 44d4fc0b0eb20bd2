import { getTopScoreList, RATED_PLACES } from '@lectern/contracts/shelf/rankings/get-top-score-list';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfRanking } from '../ranked-books.ts';

export const getTopScoreListCall = implement(getTopScoreList)(
  async ({ input, context: { tenant }, deps }) => {
    const { total, madeAt, books } = await pageOfRanking(deps, tenant, input.order, input);
    return {
      total: Math.min(total, RATED_PLACES),
      madeAt,
      books: books
        .filter(({ place }) => place <= RATED_PLACES)
        .map((book) => ({ ...book, score: Math.round((100 * book.points) / book.count) / 100 })),
    };
  },
);

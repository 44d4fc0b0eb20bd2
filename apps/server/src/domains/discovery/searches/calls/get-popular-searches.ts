import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { implement } from '../../../../platform/http/implement.ts';
import { hotWords } from '../hot-words.ts';

export const getPopularSearchesCall = implement(getPopularSearches)(
  async ({ input, context: { tenant }, deps }) => {
    const words = await hotWords(deps, tenant);
    return words.slice(0, input.rows);
  },
);

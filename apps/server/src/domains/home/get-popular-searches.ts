import { getPopularSearches } from '@lectern/contracts/home/get-popular-searches';
import { addDays, dateIn } from '../../clock.ts';
import { implement } from '../../http/implement.ts';
import { topSearches } from './popular-search-store.ts';

const DAYS = 30;
/** Fewer callers than this are one person's business, not a hot word. */
const LEAST_CALLERS = 5;

export const getPopularSearchesCall = implement(getPopularSearches)(
  async ({ input, context: { tenant }, deps }) => {
    const { timeZone, hotWords } = tenant.settings.policy;
    const since = addDays(dateIn(timeZone, deps.clock.now()), -DAYS);
    const hot = await topSearches(deps.db, tenant.id, since, LEAST_CALLERS, input.rows);
    return [...new Set([...hot, ...hotWords])].slice(0, input.rows).map((keyWord) => ({ keyWord }));
  },
);

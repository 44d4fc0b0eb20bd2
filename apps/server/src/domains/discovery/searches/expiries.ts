import { NO_HITS_KEPT_DAYS } from '@lectern/contracts/discovery/searches/list-searches-without-hits';
import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import { dayBefore, type Expiry } from '../../../platform/jobs/expire-old-rows.ts';
import { HOT_WORD_DAYS } from './hot-word-policy.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A month's salt goes when the month is over everywhere on earth. */
const SALT_KEPT_SECONDS = 2 * DAY_SECONDS;
/** A search that was not made again for a year is history to nobody. */
const HISTORY_KEPT_SECONDS = 365 * DAY_SECONDS;

/** What was searched long ago. */
export const SEARCHES_EXPIRIES: readonly Expiry[] = [
  { table: 'popular_word', isOver: (now) => sql`last_day < ${dayBefore(now, HOT_WORD_DAYS + 1)}` },
  { table: 'popular_search', isOver: (now) => sql`day < ${dayBefore(now, HOT_WORD_DAYS + 1)}` },
  {
    table: 'popular_search_salt',
    isOver: (now) => sql`period < ${later(now, -SALT_KEPT_SECONDS).slice(0, 'YYYY-MM'.length)}`,
  },
  { table: 'search_without_hits', isOver: (now) => sql`day < ${dayBefore(now, NO_HITS_KEPT_DAYS)}` },
  {
    table: 'search_history',
    isOver: (now) => sql`searched_at <= ${later(now, -HISTORY_KEPT_SECONDS)}`,
  },
];

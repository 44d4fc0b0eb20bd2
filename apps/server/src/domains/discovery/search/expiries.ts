import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Expiry } from '../../../platform/jobs/expire-old-rows.ts';

const LINK_SECONDS = 365 * 86_400;

/** Anybody can keep a search under a link; searches that staff named stay. */
export const SEARCH_EXPIRIES: readonly Expiry[] = [
  {
    table: 'saved_search',
    isOver: (now) => sql`kind = 'link' and coalesce(used_at, created_at) <= ${later(now, -LINK_SECONDS)}`,
  },
];

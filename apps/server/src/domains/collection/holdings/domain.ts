import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { getShelfPlacesCall } from './calls/get-shelf-places.ts';
import { listIssuesCall } from './calls/list-issues.ts';
import { listItemsCall } from './calls/list-items.ts';
import { listItemsByLibraryCall } from './calls/list-items-by-library.ts';
import { listVolumesCall } from './calls/list-volumes.ts';
import { storeWaiting } from './keep-answers.ts';

/** Where a copy was so long ago helps nobody. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

export const holdings: Domain = {
  demo: async () => (await import('./demo/seed-shelves.ts')).shelvesSeed,
  calls: [getShelfPlacesCall, listIssuesCall, listItemsCall, listItemsByLibraryCall, listVolumesCall],
  expiries: [{ table: 'known_holdings', isOver: (now) => sql`known_at <= ${later(now, -KEPT_SECONDS)}` }],
  background: (deps) => ({ stop: () => storeWaiting(deps) }),
};

import { sql } from 'kysely';
import { later } from '../../platform/clock.ts';
import type { Domain } from '../../platform/domain.ts';
import { deliverNotices } from './deliver-notice.ts';

/** Ended notices are known for a week, so that none is sent twice. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

export const notices: Domain = {
  background: (deps) => ({ jobs: [deliverNotices(deps)] }),
  expiries: [{ table: 'notice', isOver: (now) => sql`valid_until <= ${later(now, -KEPT_SECONDS)}` }],
};

import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { getOfflineKeyCall } from './calls/get-offline-key.ts';
import { listRefusedActsCall } from './calls/list-refused-acts.ts';
import { sendOfflineActsCall } from './calls/send-offline-acts.ts';
import { settleRefusedActCall } from './calls/settle-refused-act.ts';

/** Longer than the oldest act may wait (offlineDays): after it an act that is sent again is too old anyway. */
const KEPT_SECONDS = 60 * 24 * 60 * 60;

/** What desks did while they had no network. */
export const offline: Domain = {
  calls: [getOfflineKeyCall, sendOfflineActsCall, listRefusedActsCall, settleRefusedActCall],
  expiries: [
    {
      table: 'offline_act',
      isOver: (now) => sql`state in ('done', 'settled') and taken_at <= ${later(now, -KEPT_SECONDS)}`,
    },
  ],
};

import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addBehaviourCall } from './calls/add-behaviour.ts';
import { addNavigationLogCall } from './calls/add-navigation-log.ts';
import { eraseBehavioursCall } from './calls/erase-behaviours.ts';
import { keepBehavioursCall } from './calls/keep-behaviours.ts';
import { listActivityRecordsCall } from './calls/list-activity-records.ts';
import { logDatabaseCall } from './calls/log-database.ts';
import { logResourceCall } from './calls/log-resource.ts';
import { expireActivity } from './expire-activity.ts';
import { forgetActivity } from './forget-activity.ts';
import { writeWaiting } from './note-activity.ts';

/** For how long counts of clicks are of use. */
const COUNTS_KEPT_DAYS = 400;

/** What readers do in the portal: their own records, which they can erase and switch off, and counts without readers. */
export const activity: Domain = {
  calls: [
    addBehaviourCall,
    addNavigationLogCall,
    eraseBehavioursCall,
    keepBehavioursCall,
    listActivityRecordsCall,
    logDatabaseCall,
    logResourceCall,
  ],
  background: (deps) => ({ jobs: [expireActivity(deps)], stop: () => writeWaiting(deps) }),
  expiries: [{ table: 'click_count', isOver: (now) => sql`day < ${dayBefore(now, COUNTS_KEPT_DAYS)}` }],
  forgets: [forgetActivity],
  personal: [
    ownRows('activity', 'activity', { reader: 'patron_id', columns: ['event', 'subject', 'occurred_at'] }),
    ownRows('activity-choice', 'activity_choice', {
      reader: 'patron_id',
      columns: ['is_off', 'erased_at', 'changed_at'],
    }),
  ],
  demo: async () => (await import('./demo/seed-activity.ts')).activitySeed,
};

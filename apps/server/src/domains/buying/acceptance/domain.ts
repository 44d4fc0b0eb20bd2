import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { listAcceptancesCall } from './calls/list-acceptances.ts';

/** For how long readers see what came by them, and for how long the library keeps the storage record. */
const READERS_SECONDS = 3 * 366 * 86_400;
const RECORDS_SECONDS = 10 * 366 * 86_400;

/** What came into the library by readers: wished for, given, ordered. */
export const acceptance: Domain = {
  calls: [listAcceptancesCall],
  forgets: [forgetRows('acceptance_reader')],
  personal: [
    ownRows('came-by-reader', 'acceptance_reader', {
      reader: 'patron_id',
      columns: ['acceptance_id', 'origin', 'accepted_at'],
    }),
  ],
  expiries: [
    { table: 'acceptance_reader', isOver: (now) => sql`accepted_at <= ${later(now, -READERS_SECONDS)}` },
    { table: 'acceptance', isOver: (now) => sql`accepted_at <= ${later(now, -RECORDS_SECONDS)}` },
  ],
};

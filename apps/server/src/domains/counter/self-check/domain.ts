import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { beginPhoneVisitCall } from './calls/begin-phone-visit.ts';
import { borrowAtStationCall } from './calls/borrow-at-station.ts';
import { borrowByPhoneCall } from './calls/borrow-by-phone.ts';
import { closeStationCall } from './calls/close-station.ts';
import { enterStationCall } from './calls/enter-station.ts';
import { enterStationByCodeCall } from './calls/enter-station-by-code.ts';
import { getPhoneVisitCall } from './calls/get-phone-visit.ts';
import { getScreenCodeCall } from './calls/get-screen-code.ts';
import { getStationCall } from './calls/get-station.ts';
import { leaveStationCall } from './calls/leave-station.ts';
import { listStationsCall } from './calls/list-stations.ts';
import { mailReceiptCall } from './calls/mail-receipt.ts';
import { openStationCall } from './calls/open-station.ts';
import { returnAtStationCall } from './calls/return-at-station.ts';
import { showEntryCodeCall } from './calls/show-entry-code.ts';

/** A station that was not heard of for so long is gone. */
const STATION_SECONDS = 30 * 24 * 60 * 60;

/** Readers who lend and return without staff: at stations, and with their phones. */
export const selfCheck: Domain = {
  calls: [
    openStationCall,
    listStationsCall,
    closeStationCall,
    getStationCall,
    getScreenCodeCall,
    enterStationCall,
    enterStationByCodeCall,
    leaveStationCall,
    borrowAtStationCall,
    returnAtStationCall,
    mailReceiptCall,
    showEntryCodeCall,
    getPhoneVisitCall,
    beginPhoneVisitCall,
    borrowByPhoneCall,
  ],
  expiries: [
    { table: 'self_check_station', isOver: (now) => sql`seen_at <= ${later(now, -STATION_SECONDS)}` },
    { table: 'self_check_visit', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'self_check_code', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  ],
  personal: [
    ownRows('self-check', 'self_check_visit', {
      columns: ['library_code', 'started_at', 'expires_at'],
      reader: 'patron_id',
    }),
    ownRows('self-check-codes', 'self_check_code', { columns: ['expires_at'], reader: 'patron_id' }),
  ],
};

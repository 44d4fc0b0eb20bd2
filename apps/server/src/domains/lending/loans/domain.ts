import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { exportLoansCall } from './calls/export-loans.ts';
import { exportPastLoansCall } from './calls/export-past-loans.ts';
import { getCalendarFeedCall } from './calls/get-calendar-feed.ts';
import { getLoanChartCall } from './calls/get-loan-chart.ts';
import { listLoansCall } from './calls/list-loans.ts';
import { listPastLoansCall } from './calls/list-past-loans.ts';
import { removeCalendarFeedCall } from './calls/remove-calendar-feed.ts';
import { renewCalendarFeedCall } from './calls/renew-calendar-feed.ts';
import { renewLoansCall } from './calls/renew-loans.ts';
import { hearRecalls, hearRecallsTakenBack } from './hear-recalls.ts';
import { CALENDAR_PERSONAL, LOANS_PERSONAL } from './personal.ts';

export const loans: Domain = {
  hears: [hearRecalls, hearRecallsTakenBack],
  forgets: [forgetRows('calendar_feed')],
  personal: [LOANS_PERSONAL, CALENDAR_PERSONAL],
  calls: [
    exportLoansCall,
    exportPastLoansCall,
    getCalendarFeedCall,
    getLoanChartCall,
    listLoansCall,
    listPastLoansCall,
    removeCalendarFeedCall,
    renewCalendarFeedCall,
    renewLoansCall,
  ],
};

import type { Domain } from '../../platform/domain.ts';
import { forgetRows } from '../../platform/forget-reader.ts';
import { getCalendarFeedCall } from './calendar/get-calendar-feed.ts';
import { removeCalendarFeedCall } from './calendar/remove-calendar-feed.ts';
import { renewCalendarFeedCall } from './calendar/renew-calendar-feed.ts';
import { exportLoansCall } from './export-loans.ts';
import { exportPastLoansCall } from './export-past-loans.ts';
import { getLoanChartCall } from './get-loan-chart.ts';
import { hearRecalls, hearRecallsTakenBack } from './hear-recalls.ts';
import { listLoansCall } from './list-loans.ts';
import { listPastLoansCall } from './list-past-loans.ts';
import { CALENDAR_PERSONAL, LOANS_PERSONAL } from './personal.ts';
import { renewLoansCall } from './renew-loans.ts';

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

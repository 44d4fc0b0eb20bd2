import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { exportLoans } from './export-loans.ts';
import { exportPastLoans } from './export-past-loans.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { getLoanChart } from './get-loan-chart.ts';
import { listLoans } from './list-loans.ts';
import { listPastLoans } from './list-past-loans.ts';
import { removeCalendarFeed } from './remove-calendar-feed.ts';
import { renewCalendarFeed } from './renew-calendar-feed.ts';
import { renewLoans } from './renew-loans.ts';

export const LOANS_CALLS: readonly AnyEndpoint[] = [
  exportLoans,
  exportPastLoans,
  getCalendarFeed,
  getLoanChart,
  listLoans,
  listPastLoans,
  removeCalendarFeed,
  renewCalendarFeed,
  renewLoans,
];

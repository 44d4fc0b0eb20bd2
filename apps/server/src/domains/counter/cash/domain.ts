import type { Domain } from '../../../platform/domain.ts';
import { closeCashDrawerCall } from './calls/close-cash-drawer.ts';
import { getCashDrawerCall } from './calls/get-cash-drawer.ts';
import { getCashReportCall } from './calls/get-cash-report.ts';
import { openCashDrawerCall } from './calls/open-cash-drawer.ts';

/** Cash drawers of the desk. The library system books them. */
export const cash: Domain = {
  calls: [getCashDrawerCall, openCashDrawerCall, closeCashDrawerCall, getCashReportCall],
};

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { closeCashDrawer } from './close-cash-drawer.ts';
import { getCashDrawer } from './get-cash-drawer.ts';
import { getCashReport } from './get-cash-report.ts';
import { openCashDrawer } from './open-cash-drawer.ts';

export const CASH_CALLS: readonly AnyEndpoint[] = [
  getCashDrawer,
  openCashDrawer,
  closeCashDrawer,
  getCashReport,
];

import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { exportLoans } from './export-loans.ts';
import { exportPastLoans } from './export-past-loans.ts';
import { getLoanChart } from './get-loan-chart.ts';
import { listLoans } from './list-loans.ts';
import { listPastLoans } from './list-past-loans.ts';
import { renewLoans } from './renew-loans.ts';

export const LOANS_CALLS: readonly AnyEndpoint[] = [
  exportLoans,
  exportPastLoans,
  getLoanChart,
  listLoans,
  listPastLoans,
  renewLoans,
];

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getLoanAnalysis } from './get-loan-analysis.ts';
import { getNearTenYearLoan } from './get-near-ten-year-loan.ts';
import { getRecordStatistics } from './get-record-statistics.ts';

export const RECORD_USE_CALLS: readonly AnyEndpoint[] = [
  getLoanAnalysis,
  getNearTenYearLoan,
  getRecordStatistics,
];

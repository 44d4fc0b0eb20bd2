import type { Domain } from '../../../platform/domain.ts';
import { getLoanAnalysisCall } from './calls/get-loan-analysis.ts';
import { getNearTenYearLoanCall } from './calls/get-near-ten-year-loan.ts';
import { getRecordStatisticsCall } from './calls/get-record-statistics.ts';

/** What happens to one record, in numbers: from loans, openings, favourites and ratings, and never of so few that they are somebody. */
export const recordUse: Domain = {
  calls: [getLoanAnalysisCall, getNearTenYearLoanCall, getRecordStatisticsCall],
};

import type { Domain } from '../../../platform/domain.ts';
import { getAmountOwedCall } from './calls/get-amount-owed.ts';
import { getLostWaysCall } from './calls/get-lost-ways.ts';
import { listBehavioursCall } from './calls/list-behaviours.ts';
import { payFromPrepaymentCall } from './calls/pay-from-prepayment.ts';
import { reportLostCall } from './calls/report-lost.ts';

export const fines: Domain = {
  calls: [getAmountOwedCall, listBehavioursCall, getLostWaysCall, reportLostCall, payFromPrepaymentCall],
};

import type { Domain } from '../../platform/domain.ts';
import { getAmountOwedCall } from './get-amount-owed.ts';
import { getLostWaysCall } from './get-lost-ways.ts';
import { listBehavioursCall } from './list-behaviours.ts';
import { payFromPrepaymentCall } from './pay-from-prepayment.ts';
import { reportLostCall } from './report-lost.ts';

export const fines: Domain = {
  calls: [getAmountOwedCall, listBehavioursCall, getLostWaysCall, reportLostCall, payFromPrepaymentCall],
};

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getAmountOwed } from './get-amount-owed.ts';
import { getLostWays } from './get-lost-ways.ts';
import { listBehaviours } from './list-behaviours.ts';
import { payFromPrepayment } from './pay-from-prepayment.ts';
import { reportLost } from './report-lost.ts';

export const FINES_CALLS: readonly AnyEndpoint[] = [
  getAmountOwed,
  listBehaviours,
  getLostWays,
  reportLost,
  payFromPrepayment,
];

import type { Domain } from '../../platform/domain.ts';
import { getGuaranteeDetailCall } from './get-guarantee-detail.ts';
import { getPatronCall } from './get-patron.ts';
import { listLoanRulesCall } from './list-loan-rules.ts';

export const patron: Domain = {
  calls: [getGuaranteeDetailCall, getPatronCall, listLoanRulesCall],
};

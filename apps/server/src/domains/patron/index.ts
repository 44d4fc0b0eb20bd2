import type { Implementation } from '../../platform/http/implement.ts';
import { getGuaranteeDetailCall } from './get-guarantee-detail.ts';
import { getPatronCall } from './get-patron.ts';
import { listLoanRulesCall } from './list-loan-rules.ts';

export const patron: readonly Implementation[] = [getGuaranteeDetailCall, getPatronCall, listLoanRulesCall];

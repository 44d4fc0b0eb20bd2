import type { Implementation } from '../../http/implement.ts';
import { getGuaranteeDetailCall } from './get-guarantee-detail.ts';
import { getPatronCall } from './get-patron.ts';
import { getPatronFlagsCall } from './get-patron-flags.ts';
import { listLoanRulesCall } from './list-loan-rules.ts';

export const patron: readonly Implementation[] = [
  getGuaranteeDetailCall,
  getPatronCall,
  getPatronFlagsCall,
  listLoanRulesCall,
];

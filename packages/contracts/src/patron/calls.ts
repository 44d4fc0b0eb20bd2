import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getGuaranteeDetail } from './get-guarantee-detail.ts';
import { getPatron } from './get-patron.ts';
import { listLoanRules } from './list-loan-rules.ts';

export const PATRON_CALLS: readonly AnyEndpoint[] = [getGuaranteeDetail, getPatron, listLoanRules];

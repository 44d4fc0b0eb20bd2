import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getAmountOwed } from './get-amount-owed.ts';

export const FINES_CALLS: readonly AnyEndpoint[] = [getAmountOwed];

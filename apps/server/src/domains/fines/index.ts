import type { Implementation } from '../../platform/http/implement.ts';
import { getAmountOwedCall } from './get-amount-owed.ts';

export const fines: readonly Implementation[] = [getAmountOwedCall];

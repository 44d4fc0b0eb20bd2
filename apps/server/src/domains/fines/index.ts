import type { Implementation } from '../../http/implement.ts';
import { getAmountOwedCall } from './get-amount-owed.ts';

export const fines: readonly Implementation[] = [getAmountOwedCall];

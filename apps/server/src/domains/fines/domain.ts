import type { Domain } from '../../platform/domain.ts';
import { getAmountOwedCall } from './get-amount-owed.ts';

export const fines: Domain = {
  calls: [getAmountOwedCall],
};

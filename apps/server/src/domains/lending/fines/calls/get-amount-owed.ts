import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { implement } from '../../../../platform/http/implement.ts';
import { amountOwedOf } from '../amount-owed.ts';

export const getAmountOwedCall = implement(getAmountOwed)(({ context: { tenant, language, patron }, deps }) =>
  amountOwedOf(deps, tenant, patron.id, language),
);

import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { implement } from '../../../../platform/http/implement.ts';
import { checkResetCode } from '../check-reset-code.ts';

export const checkResetPhoneCodeCall = implement(checkResetPhoneCode)(
  ({ input, context: { tenant }, deps }) => checkResetCode(deps, tenant.id, 'phone', input),
);

import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { implement } from '../../../../platform/http/implement.ts';
import { checkResetCode } from '../check-reset-code.ts';

export const checkResetMailCodeCall = implement(checkResetMailCode)(({ input, context: { tenant }, deps }) =>
  checkResetCode(deps, tenant.id, 'mail', input),
);

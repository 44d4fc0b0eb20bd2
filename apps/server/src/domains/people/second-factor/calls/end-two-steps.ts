import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { endTwoSteps } from '@lectern/contracts/people/second-factor/end-two-steps';
import { TWO_STEPS_CHANGED } from '@lectern/contracts/people/second-factor/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { confirmChange } from '../../contacts/confirm-change.ts';
import { checkSecondCode } from '../check-second-code.ts';
import { endSecondFactor } from '../end-second-factor.ts';
import { findTotpFactor } from '../second-factor-store.ts';

export const endTwoStepsCall = implement(endTwoSteps)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  if (!(await findTotpFactor(deps.db, tenant.id, patron.id))) return refuse(TWO_STEPS_CHANGED);
  const reader = await confirmChange(deps, context, input.password, 'password');
  if (isRefusal(reader)) return reader;
  const proved = await checkSecondCode(deps, tenant, { patronId: patron.id, code: input.code, language });
  if (isRefusal(proved)) return proved;
  return (await endSecondFactor(deps, tenant.id, reader, language)) ? {} : refuse(TWO_STEPS_CHANGED);
});

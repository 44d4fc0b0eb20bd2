import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import {
  ENROLMENT_EXPIRED,
  SECOND_CODE_WRONG,
  TWO_STEPS_CHANGED,
  TWO_STEPS_OFF,
} from '@lectern/contracts/people/second-factor/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { tellReader } from '../../contacts/tell-reader.ts';
import { clearSecondGuesses, countSecondGuess } from '../check-second-code.ts';
import { offersTwoSteps } from '../offers-two-steps.ts';
import { storeNewRecoveryCodes } from '../renew-codes.ts';
import { addTotpFactor, findTotpFactor } from '../second-factor-store.ts';
import { findNewSecret, keepConfirmedSecret, stepOfCode } from '../totp.ts';

export const confirmTwoStepsCall = implement(confirmTwoSteps)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  if (!offersTwoSteps(deps, tenant)) return refuse(TWO_STEPS_OFF);
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  if (await findTotpFactor(deps.db, tenant.id, patron.id)) return refuse(TWO_STEPS_CHANGED);
  const secret = await findNewSecret(deps, tenant.id, patron.id);
  if (secret === undefined) return refuse(ENROLMENT_EXPIRED);
  const remaining = await countSecondGuess(deps, tenant, patron.id);
  if (isRefusal(remaining)) return remaining;
  const now = deps.clock.now();
  const step = stepOfCode(secret, input.code, now);
  if (step === undefined) return refuse(SECOND_CODE_WRONG, { remaining });
  await clearSecondGuesses(deps, tenant, patron.id);

  await keepConfirmedSecret(deps, tenant.id, patron.id, secret);
  const factor = { tenant_id: tenant.id, patron_id: patron.id, last_step: step };
  const recoveryCodes = await inTransaction(deps.db, async (tx) => {
    if (!(await addTotpFactor(tx, { ...factor, confirmed_at: now.toISOString() }))) return undefined;
    const values = { time: now.toISOString() };
    await tellReader(tx, reader, { tenantId: tenant.id, template: 'twoStepsOn', values, language, now });
    return storeNewRecoveryCodes(tx, tenant.id, patron.id, now);
  });
  return recoveryCodes ? { recoveryCodes } : refuse(TWO_STEPS_CHANGED);
});

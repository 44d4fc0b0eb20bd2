import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getTwoSteps } from '@lectern/contracts/people/second-factor/get-two-steps';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { confirmationFor } from '../../contacts/confirm-change.ts';
import { offersTwoSteps } from '../offers-two-steps.ts';
import { countRecoveryCodes, findTotpFactor } from '../second-factor-store.ts';

export const getTwoStepsCall = implement(getTwoSteps)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const factor = await findTotpFactor(deps.db, tenant.id, patron.id);
  return {
    isOffered: offersTwoSteps(deps, tenant),
    since: factor?.confirmed_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, tenant.id, patron.id),
    confirmation: await confirmationFor(deps, context, reader, 'recent'),
    confirmationToEnd: await confirmationFor(deps, context, reader, 'password'),
  };
});

import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  IDENTITY_EXPIRED,
  IDENTITY_REFUSED,
  IDENTITY_UNAVAILABLE,
} from '@lectern/contracts/people/identity/errors';
import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { implement } from '../../../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../../../platform/sessions/sign-in-method.ts';
import { findPatronOf } from '../../account/find-patron-of.ts';
import { enter } from '../../auth/enter.ts';
import { takeResult } from '../visits.ts';

const REFUSALS = { IDENTITY_REFUSED, IDENTITY_UNAVAILABLE } as const;

export const finishSignInCall = implement(finishSignIn)(
  async ({ input, context: { tenant, browser, visitor }, deps }) => {
    const result = await takeResult(deps, tenant.id, input.ticket, browser.hash);
    if (!result) return refuse(IDENTITY_EXPIRED);
    if ('refused' in result) return refuse(REFUSALS[result.refused]);
    const rules = tenant.settings.signIn.providers[result.kind];
    if (!rules) return refuse(IDENTITY_EXPIRED);

    const patronId = await findPatronOf(deps, tenant, result.subject, rules);
    if (isRefusal(patronId)) return patronId;
    const entry = await enter(deps, tenant, { patronId, method: SIGN_IN_METHODS.unified, ...visitor });
    if (isRefusal(entry)) throw new Error('only a password of the portal has to be changed');
    return { ...entry, returnTo: result.returnTo };
  },
);

import {
  CAPTCHA_WRONG,
  CREDENTIALS_WRONG,
  LOGIN_LOCKED,
  LOGIN_METHOD_OFF,
} from '@lectern/contracts/auth/errors';
import { signIn } from '@lectern/contracts/auth/sign-in';
import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type * as z from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type CallContext, implement } from '../../platform/http/implement.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { SIGN_IN_METHODS } from '../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { checkCredentials } from '../account/check-credentials.ts';
import { noteFailedSignIn } from '../sessions/sign-in-history.ts';
import { isCaptchaRight } from './captcha.ts';
import { checkGuess } from './check-guess.ts';
import { enter } from './enter.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { takeTurns } from './take-turns.ts';

export const signInCall = implement(signIn)(({ input, context, deps }) =>
  takeTurns(deps, context.tenant, () => signInNow(deps, context, input)),
);

async function signInNow(
  deps: Deps,
  { tenant, network, visitor, browser }: CallContext,
  input: z.output<typeof signIn.input>,
) {
  const { normalLogin, loginFlag } = tenant.settings.public;
  if (normalLogin !== '1' || loginFlag === '0') return refuse(LOGIN_METHOD_OFF);
  if (!(await isCaptchaRight(deps, tenant.id, input))) return refuse(CAPTCHA_WRONG);

  const password = decryptWirePassword(input.password) ?? '';
  const account = input.username;
  const device = await knownDevice(deps, tenant.id, { account, browser: browser.hash });
  const guess = { kind: 'patron-sign-in', account, network, device } as const;
  let primaryId = account;
  const onWrong = (known: string) => {
    primaryId = known;
  };
  const reader = await checkGuess(deps, tenant, guess, () =>
    checkCredentials(deps, tenant, { primaryId: account, password, onWrong }),
  );
  if (isRefusal(reader)) {
    noteRefusal(deps, tenant, { primaryId, ...visitor }, reader);
    return reader;
  }

  await rememberDevice(deps, tenant.id, { patronId: reader.id, browser: browser.keep() });
  const { password: method } = SIGN_IN_METHODS;
  return enter(deps, tenant, { patronId: reader.id, method, ownPassword: reader.ownPassword, ...visitor });
}

/** Keeps for the reader that somebody failed to sign in; not that the library system was away. */
function noteRefusal(
  deps: Deps,
  tenant: Tenant,
  attempt: Visitor & { readonly primaryId: string },
  refusal: Refusal,
): void {
  const { password: method } = SIGN_IN_METHODS;
  if (isRefusalFor(refusal, CREDENTIALS_WRONG)) {
    noteFailedSignIn(deps, tenant, { ...attempt, method, outcome: 'wrong-password' });
  } else if (isRefusalFor(refusal, LOGIN_LOCKED)) {
    noteFailedSignIn(deps, tenant, { ...attempt, method, outcome: 'locked' });
  }
}

import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type * as z from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../../../platform/sessions/sign-in-method.ts';
import { isCaptchaRight } from '../captcha.ts';
import { FREE_GUESSES } from '../check-guess.ts';
import { enter } from '../enter.ts';
import { knownDevice, rememberDevice } from '../known-devices.ts';
import { arePasswordsTaken } from '../passwords-taken.ts';
import { proveByPassword } from '../prove-by-password.ts';
import { takeTurns } from '../take-turns.ts';

export const signInCall = implement(signIn)(({ input, context, deps }) =>
  takeTurns(deps, context.tenant, () => signInNow(deps, context, input)),
);

async function signInNow(deps: Deps, context: CallContext, input: z.output<typeof signIn.input>) {
  const { tenant, visitor, browser } = context;
  if (!arePasswordsTaken(tenant)) return refuse(LOGIN_METHOD_OFF);
  const { codeKey, verifyCode, proof } = input;
  const hasCaptcha = codeKey !== undefined && verifyCode !== undefined;
  if (hasCaptcha && !(await isCaptchaRight(deps, tenant.id, { codeKey, verifyCode, proof }))) {
    return refuse(CAPTCHA_WRONG);
  }

  const password = decryptWirePassword(input.password) ?? '';
  const account = input.username;
  const device = await knownDevice(deps, tenant.id, { account, browser: browser.hash });
  const withoutCaptcha = hasCaptcha ? undefined : { after: FREE_GUESSES, refusal: refuse(CAPTCHA_REQUIRED) };
  const reader = await proveByPassword(deps, context, { account, password, device, withoutCaptcha });
  if (isRefusal(reader)) return reader;

  await rememberDevice(deps, tenant.id, { patronId: reader.id, browser: browser.keep() });
  const { password: method } = SIGN_IN_METHODS;
  const { ownPassword } = reader;
  const stays = input.staySignedIn;
  return enter(deps, tenant, { patronId: reader.id, method, ownPassword, stays, ...visitor });
}

import { CAPTCHA_WRONG, LOGIN_METHOD_OFF } from '@lectern/contracts/auth/errors';
import { signIn } from '@lectern/contracts/auth/sign-in';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import { implement } from '../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../platform/sessions/sign-in-method.ts';
import { checkCredentials } from '../account/check-credentials.ts';
import { isCaptchaRight } from './captcha.ts';
import { checkGuess } from './check-guess.ts';
import { enter } from './enter.ts';

export const signInCall = implement(signIn)(
  async ({ input, context: { tenant, network, visitor }, deps }) => {
    if (tenant.settings.public.normalLogin !== '1') return refuse(LOGIN_METHOD_OFF);
    if (!(await isCaptchaRight(deps, tenant.id, input))) return refuse(CAPTCHA_WRONG);

    const password = decryptWirePassword(input.password) ?? '';
    const guess = { kind: 'patron-sign-in', account: input.username, network } as const;
    const reader = await checkGuess(deps, tenant, guess, () =>
      checkCredentials(deps, tenant, { primaryId: input.username, password }),
    );
    if (isRefusal(reader)) return reader;

    const { password: method } = SIGN_IN_METHODS;
    return enter(deps, tenant, { patronId: reader.id, method, ownPassword: reader.ownPassword, ...visitor });
  },
);

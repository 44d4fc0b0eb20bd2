import {
  CAPTCHA_WRONG,
  LOGIN_METHOD_OFF,
  PASSWORD_CHANGE_REQUIRED,
  PASSWORD_TOO_OLD,
} from '@lectern/contracts/auth/errors';
import { signIn } from '@lectern/contracts/auth/sign-in';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import { daysBetween, later } from '../../platform/clock.ts';
import { implement } from '../../platform/http/implement.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { checkCredentials } from '../account/check-credentials.ts';
import { isCaptchaRight } from './captcha.ts';
import { checkGuess } from './check-guess.ts';

export const signInCall = implement(signIn)(async ({ input, context: { tenant, network }, deps }) => {
  const { policy, public: offered } = tenant.settings;
  if (offered.normalLogin !== '1') return refuse(LOGIN_METHOD_OFF);
  if (!(await isCaptchaRight(deps, tenant.id, input))) return refuse(CAPTCHA_WRONG);

  const password = decryptWirePassword(input.password) ?? '';
  const guess = { kind: 'patron-sign-in', account: input.username, network } as const;
  const reader = await checkGuess(deps, tenant, guess, () =>
    checkCredentials(deps, tenant, { primaryId: input.username, password }),
  );
  if (isRefusal(reader)) return reader;

  const now = deps.clock.now();
  if (reader.ownPassword) {
    const { mustChange, changedAt } = reader.ownPassword;
    if (mustChange) return refuse(PASSWORD_CHANGE_REQUIRED);
    const age = daysBetween(changedAt.slice(0, 10), now.toISOString().slice(0, 10));
    if (policy.passwordMaxAgeDays > 0 && age > policy.passwordMaxAgeDays) return refuse(PASSWORD_TOO_OLD);
  }

  const token = await openSession(deps.db, {
    tenant_id: tenant.id,
    actor_kind: 'patron',
    actor_id: reader.id,
    created_at: now.toISOString(),
    expires_at: later(now, policy.sessionHours * 3600),
  });
  return { jwtHeader: HEADERS.session, jwt: token };
});

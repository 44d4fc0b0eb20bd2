import { CAPTCHA_REQUIRED, CAPTCHA_WRONG } from '@lectern/contracts/auth/errors';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { openStaffSession } from '@lectern/contracts/staff/open-staff-session';
import { later } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { implement } from '../../../platform/http/implement.ts';
import { findPermissions } from '../../../platform/sessions/permissions.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { verifyNothing, verifyPassword } from '../../account/password-hash.ts';
import { isCaptchaRight } from '../../auth/captcha.ts';
import { checkGuess } from '../../auth/check-guess.ts';
import { checkStaffCode } from '../check-staff-code.ts';
import { findStaffByAccount } from '../staff-store.ts';

/** After so many wrong guesses at an account a captcha is asked for. */
const FREE_GUESSES = 2;

export const openStaffSessionCall = implement(openStaffSession)(
  async ({ input, context: { tenant, network }, deps }) => {
    const { account, password, codeKey, verifyCode, proof, code } = input;
    const hasCaptcha = codeKey !== undefined && verifyCode !== undefined;
    if (hasCaptcha && !(await isCaptchaRight(deps, tenant.id, { codeKey, verifyCode, proof }))) {
      return refuse(CAPTCHA_WRONG);
    }
    const guess = {
      kind: 'staff-sign-in',
      account,
      network,
      withoutCaptcha: hasCaptcha ? undefined : { after: FREE_GUESSES, refusal: refuse(CAPTCHA_REQUIRED) },
    } as const;
    const member = await checkGuess(deps, tenant, guess, () =>
      findStaffWithPassword(deps.db, tenant.id, account, password),
    );
    if (isRefusal(member)) return member;
    if (member.code_step !== null) {
      const answer = await checkStaffCode(deps, tenant, { staffId: member.id, code });
      if (isRefusal(answer)) return answer;
    }

    const { policy } = tenant.settings;
    const now = deps.clock.now();
    const token = await openSession(deps.db, {
      tenant_id: tenant.id,
      actor_kind: 'staff',
      actor_id: member.id,
      created_at: now.toISOString(),
      expires_at: later(now, policy.sessionHours * 3600),
      idle_seconds: policy.staffIdleMinutes * 60,
    });
    const permissions = [...((await findPermissions(deps.db, tenant.id, member.id)) ?? [])];
    return { jwtHeader: HEADERS.session, jwt: token, name: member.name, permissions };
  },
);

/** The staff member whose account and password these are. */
async function findStaffWithPassword(db: Db, tenantId: string, account: string, password: string) {
  const member = await findStaffByAccount(db, tenantId, account);
  const right = await (member ? verifyPassword(member.password_hash, password) : verifyNothing(password));
  return right ? member : undefined;
}

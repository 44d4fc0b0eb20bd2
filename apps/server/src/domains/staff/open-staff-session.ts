import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { openStaffSession } from '@lectern/contracts/staff/open-staff-session';
import { later } from '../../platform/clock.ts';
import { implement } from '../../platform/http/implement.ts';
import { findPermissions } from '../../platform/sessions/permissions.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { verifyNothing, verifyPassword } from '../account/password-hash.ts';
import { clearAttempts } from '../auth/attempts.ts';
import { countFailure, refusalWhileLocked } from '../auth/lockout.ts';
import { findStaffByAccount } from './staff-store.ts';

const KIND = 'staff-sign-in';

export const openStaffSessionCall = implement(openStaffSession)(
  async ({ input, context: { tenant }, deps }) => {
    const subject = input.account.toLowerCase();
    const locked = await refusalWhileLocked(deps, tenant, KIND, subject);
    if (locked) return locked;
    const member = await findStaffByAccount(deps.db, tenant.id, input.account);
    const right = await (member
      ? verifyPassword(member.password_hash, input.password)
      : verifyNothing(input.password));
    if (!member || !right) return countFailure(deps, tenant, KIND, subject);
    await clearAttempts(deps.db, tenant.id, { kind: KIND, subject });

    const now = deps.clock.now();
    const token = await openSession(deps.db, {
      tenant_id: tenant.id,
      actor_kind: 'staff',
      actor_id: member.id,
      created_at: now.toISOString(),
      expires_at: later(now, tenant.settings.policy.sessionHours * 3600),
    });
    const permissions = [...((await findPermissions(deps.db, tenant.id, member.id)) ?? [])];
    return { jwtHeader: HEADERS.session, jwt: token, name: member.name, permissions };
  },
);

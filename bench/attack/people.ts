import { ApiError } from '@lectern/contracts/kernel/client';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { hashPassword } from '@lectern/server/domains/people/account/password-hash';
import { addStaffMember } from '@lectern/server/domains/people/staff/add-staff-member';
import { later } from '@lectern/server/platform/clock';
import { newId } from '@lectern/server/platform/db/ids';
import { openSession } from '@lectern/server/platform/sessions/sessions';
import { buildPatron } from '@lectern/server/testing/builders';
import type { Victim } from './victim.ts';

/** The password of everybody whom an attack adds. */
export const PASSWORD = 'Password of the attack 1';

let passwordHash: Promise<string> | undefined;

/** The hash of PASSWORD. */
function hash(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  return passwordHash;
}

/** A member of the staff as an operator adds one, signed in, at a desk of a library. */
export async function memberOf(victim: Victim, permissions: readonly Permission[], library = '') {
  const { db, tenantId } = victim;
  const account = `attack-${newId()}`;
  const now = new Date();
  const staffId = await addStaffMember(db, tenantId, {
    account,
    name: account,
    passwordHash: await hash(),
    role: account,
    permissions,
    now: now.toISOString(),
  });
  const token = await openSession(db, {
    tenant_id: tenantId,
    actor_kind: 'staff',
    actor_id: staffId,
    desk_library: library,
    created_at: now.toISOString(),
    expires_at: later(now, 3600),
  });
  return { staffId, account, token, client: victim.client({ token }) };
}

/** A reader, signed in some seconds ago. */
export async function readerOf(
  victim: Victim,
  given: Parameters<typeof buildPatron>[1] = {},
  secondsAgo = 0,
) {
  const { db, tenantId } = victim;
  const primary_id = `ATT${newId().slice(-12)}`;
  const patron = await buildPatron(db, {
    primary_id,
    tenant_id: tenantId,
    password_hash: await hash(),
    ...given,
  });
  const now = new Date();
  const token = await openSession(db, {
    tenant_id: tenantId,
    actor_kind: 'patron',
    actor_id: patron.id,
    created_at: later(now, -secondsAgo),
    expires_at: later(now, 3600),
  });
  return { ...patron, token, client: victim.client({ token }) };
}

/** A library of the tenant, at which members of the staff work. */
export async function libraryOf({ db, tenantId }: Victim): Promise<string> {
  const { code } = await db
    .selectFrom('library')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return code;
}

/** The code of a refusal; empty for a call that was done. */
export function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => '',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code;
      throw error;
    },
  );
}

/** How often each code came. */
export function counted(codes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code || 'done', (counts.get(code || 'done') ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} ${code}`).join(', ');
}

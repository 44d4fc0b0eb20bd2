import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { addStaffMember } from '../domains/people/staff/add-staff-member.ts';
import { later } from '../platform/clock.ts';
import { newId } from '../platform/db/ids.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { TENANT } from './built-rows.ts';
import type { TestApp } from './test-app.ts';

/**
 * The token of a signed-in librarian of tenant `alpha` with these permissions, in a library if one is named; good for 90 days, as tests
 * move the clock.
 */
export async function openStaffSession(
  { deps: { db, clock } }: Pick<TestApp, 'deps'>,
  permissions: readonly Permission[],
  libraryCode = '',
): Promise<string> {
  const now = clock.now();
  const staffId = await addStaffMember(db, TENANT, {
    account: `librarian-${newId()}`,
    name: 'Librarian',
    passwordHash: 'none',
    role: permissions.join(', '),
    permissions,
    now: now.toISOString(),
  });
  return openSession(db, {
    tenant_id: TENANT,
    actor_kind: 'staff',
    actor_id: staffId,
    desk_library: libraryCode,
    created_at: now.toISOString(),
    expires_at: later(now, 90 * 86_400),
  });
}

import { randomBytes } from 'node:crypto';
import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { arePasswordsTaken } from '../auth/passwords-taken.ts';
import { canSend } from '../contacts/daily-limits.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { keepsPasswords } from '../password/new-password.ts';
import { type Invitable, listInvitable, putInvitation } from './invitation-store.ts';

const TICKET_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;
/** So many are invited in one transaction. */
const AT_ONCE = 100;

/** Whether an invitation of this library would arrive and lead somewhere. */
export function areInvitationsOn(
  deps: Pick<Deps, 'config' | 'ils' | 'mail' | 'sms'>,
  tenant: Tenant,
): boolean {
  return (
    canSend(deps, tenant, 'mail') &&
    deps.config.publicUrl !== '' &&
    keepsPasswords(deps, tenant) &&
    arePasswordsTaken(tenant)
  );
}

/** Invites those of these readers who can be, in place of earlier invitations; answers how many. */
export async function inviteChosen(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  ids: readonly string[],
): Promise<number> {
  const readers = await listInvitable(deps.db, tenant.id, { ids });
  await invite(deps, tenant, readers);
  return readers.length;
}

/** Orders the mails, which go out in the background. */
async function invite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  readers: readonly Invitable[],
): Promise<void> {
  const now = clock.now();
  const days = tenant.settings.policy.invitationDays;
  await inTransaction(db, async (tx) => {
    for (const { id, account, email } of readers) {
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      await putInvitation(tx, {
        tenant_id: tenant.id,
        patron_id: id,
        ticket_hash: hashToken(ticket),
        email,
        invited_at: now.toISOString(),
        valid_until: later(now, days * DAY_SECONDS),
      });
      await sendNotice(tx, {
        tenantId: tenant.id,
        channel: 'mail',
        to: email,
        template: 'invitation',
        values: { account, days: String(days), ticket },
        language: tenant.settings.public.defaultLanguage,
        now,
        validSeconds: days * DAY_SECONDS,
      });
    }
  });
}

/** Invites all who can be and have no invitation that is still good. Broken off and begun again, it invites nobody twice. */
export async function inviteAll(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<number> {
  let invited = 0;
  for (let afterId = ''; ; ) {
    signal?.throwIfAborted();
    const now = deps.clock.now().toISOString();
    const readers = await listInvitable(deps.db, tenant.id, { now, afterId, limit: AT_ONCE });
    const last = readers.at(-1);
    if (!last) return invited;
    await invite(deps, tenant, readers);
    invited += readers.length;
    afterId = last.id;
  }
}

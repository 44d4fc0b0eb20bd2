import type { Tx } from '../../../platform/db/database.ts';
import { revokeOtherSessions } from '../../../platform/sessions/sessions.ts';

/** Removes the account of a reader who leaves: name, contacts, password, what they said about themselves. All sessions end. */
export async function removeAccount(tx: Tx, tenantId: string, patronId: string, now: string): Promise<void> {
  for (const table of ['sign_in_name', 'profile_fact', 'reader_setting'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
  await tx.deleteFrom('account').where('tenant_id', '=', tenantId).where('id', '=', patronId).execute();
  const actor = { tenant_id: tenantId, actor_kind: 'patron', actor_id: patronId } as const;
  await revokeOtherSessions(tx, actor, { now });
}

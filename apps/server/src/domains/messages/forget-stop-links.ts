import type { Tx } from '../../platform/db/database.ts';

/** Removes the links in mails of a reader who leaves. */
export async function forgetStopLinks(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('message_stop')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

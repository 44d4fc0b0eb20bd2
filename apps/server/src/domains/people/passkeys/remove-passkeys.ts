import type { Tx } from '../../../platform/db/database.ts';

/** Removes all passkeys of a reader. */
export async function removePasskeys(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

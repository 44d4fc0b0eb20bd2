import type { Tx } from '../../../../platform/db/database.ts';

/** Removes all accounts elsewhere that a reader has linked. */
export async function removeLinks(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('linked_identity')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

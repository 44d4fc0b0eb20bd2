import type { Tx } from '../../../platform/db/database.ts';

/** Removes the conversations of a reader who leaves, with their pictures. */
export async function forgetFeedback(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const table of ['feedback_picture', 'feedback_message', 'feedback'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
}

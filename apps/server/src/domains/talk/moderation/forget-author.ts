import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';

/** Forgets a reader who leaves: what waits of theirs and a block go, what they reported stays without a name. */
export async function forgetAuthor(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  const own = tx
    .selectFrom('reader_text')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  await tx.deleteFrom('text_report').where('tenant_id', '=', tenantId).where('text_id', 'in', own).execute();
  for (const table of ['reader_text', 'author_block'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
  await tx
    .updateTable('text_report')
    .set({ patron_id: `gone-${newId()}` })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

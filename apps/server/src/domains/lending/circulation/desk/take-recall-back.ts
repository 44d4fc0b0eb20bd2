import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';

/** The loan is due as before it was called back, unless it ended or was changed meanwhile; then false. */
export async function takeRecallBack(
  tx: Tx,
  { tenantId }: LocalContext,
  loan: { readonly id: string; readonly item_id: string; readonly due_before_recall: string | null },
): Promise<boolean> {
  if (loan.due_before_recall === null) return false;
  const changed = await tx
    .updateTable('loan')
    .set({ due_date: loan.due_before_recall, due_before_recall: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan.id)
    .where('due_before_recall', '=', loan.due_before_recall)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await tx
    .updateTable('item')
    .set({ recalled: 0 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan.item_id)
    .execute();
  return true;
}

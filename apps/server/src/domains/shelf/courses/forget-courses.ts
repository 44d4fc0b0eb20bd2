import type { Tx } from '../../../platform/db/database.ts';
import { findReaderById } from '../../people/account/primary-ids.ts';

/**
 * Removes marks and proposals of a reader who leaves, and the account from the courses that the reader teaches. Books that the library
 * accepted stay in their courses.
 */
export async function forgetCourses(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const table of ['course_mark', 'course_proposal'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
  const reader = await findReaderById({ db: tx }, tenantId, patronId);
  if (!reader) return;
  const known = await tx
    .selectFrom('course_teacher')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account', '=', reader.primaryId)
    .execute();
  // Another teacher of the same name may have no account either: an id in its place keeps both apart.
  for (const { id } of known)
    await tx
      .updateTable('course_teacher')
      .set({ account: `left:${id}` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
}

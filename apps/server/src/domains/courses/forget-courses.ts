import type { Tx } from '../../platform/db/database.ts';

/** Removes marks and proposals of a reader who leaves. Books that the library accepted stay in their courses. */
export async function forgetCourses(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const table of ['course_mark', 'course_proposal'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
}

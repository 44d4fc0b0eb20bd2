import type { Db } from '../../../../platform/db/database.ts';

/** The ids of those of some records that have copies. */
export async function bibsWithCopies(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bibIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('item')
    .select('bib_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('status', '!=', 'withdrawn')
    .execute();
  return new Set(rows.map(({ bib_id }) => bib_id));
}

import type { Db } from '../../../platform/db/database.ts';

/** The bibs with most check-outs since an instant, most first. */
export async function mostBorrowed(db: Db, tenantId: string, since: string, limit: number) {
  return db
    .selectFrom('loan')
    .select(['bib_id as bibId', (eb) => eb.fn.countAll<number>().as('loanCount')])
    .where('tenant_id', '=', tenantId)
    .where('checked_out_at', '>=', since)
    .groupBy('bib_id')
    .orderBy('loanCount', 'desc')
    .orderBy('bib_id')
    .limit(limit)
    .execute();
}

/** Check-outs of each bib since an instant; bibs that nobody borrowed are absent. */
export async function countLoans(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  if (bibIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('loan')
    .select((eb) => ['bib_id', eb.fn.countAll<number>().as('loans')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('checked_out_at', '>=', since)
    .groupBy('bib_id')
    .execute();
  return new Map(rows.map((row) => [row.bib_id, row.loans]));
}

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

/** Check-outs of one bib since an instant. */
export async function countLoans(db: Db, tenantId: string, bibId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('loan')
    .select((eb) => eb.fn.countAll<number>().as('loans'))
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
    .where('checked_out_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.loans;
}

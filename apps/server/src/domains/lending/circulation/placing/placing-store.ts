import type { Db } from '../../../../platform/db/database.ts';
import type { RequestTable } from '../tables.ts';

export type OpenWish = Pick<RequestTable, 'id' | 'volume'>;

/** A patron's open requests for a bib. */
export function listOpenOf(
  db: Db,
  tenantId: string,
  patronId: string,
  bibId: string,
): Promise<readonly OpenWish[]> {
  return db
    .selectFrom('request')
    .select(['id', 'volume'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('bib_id', '=', bibId)
    .where('ended_at', 'is', null)
    .execute();
}

/** In the tenant's order. */
export async function listLibraryCodes(db: Db, tenantId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('library')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** The bib is in the catalogue, and readers are shown it. */
export async function isShownBib(db: Db, tenantId: string, bibId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bibId)
    .where('suppressed', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many days each of the last loans of a bib took; loans of less than a day are desk mistakes. */
export async function listLoanLengths(db: Db, tenantId: string, bibId: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('loan')
    .select(['checked_out_at', 'returned_at'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
    .where('returned_at', 'is not', null)
    .orderBy('checked_out_at', 'desc')
    .limit(100)
    .execute();
  return rows
    .map((row) => (Date.parse(row.returned_at ?? '') - Date.parse(row.checked_out_at)) / 86_400_000)
    .filter((days) => days >= 1);
}

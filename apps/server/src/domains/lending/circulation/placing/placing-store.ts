import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import type { Db } from '../../../../platform/db/database.ts';
import { isForBibs } from '../store/request-editions.ts';
import type { RequestTable } from '../store/request-tables.ts';

export type OpenWish = Pick<RequestTable, 'id' | 'volume'>;

/** A patron's open requests for a bib: also those that wait for it as one of several editions, until one of them has come. */
export function listOpenOf(
  db: Db,
  tenantId: string,
  patronId: string,
  bibId: string,
): Promise<readonly OpenWish[]> {
  return db
    .selectFrom('request')
    .select(['request.id', 'request.volume'])
    .where('request.tenant_id', '=', tenantId)
    .where('request.patron_id', '=', patronId)
    .where(isForBibs(tenantId, [bibId]))
    .where((eb) => eb.or([eb('request.bib_id', '=', bibId), eb('request.step', '=', QUEUE_STEP)]))
    .where('request.ended_at', 'is', null)
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

/** The other bibs of the work of a bib that readers are shown and that are the same kind of thing, newest first. */
export async function listEditionIds(db: Db, tenantId: string, bibId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bib')
    .innerJoin('bib as edition', (join) =>
      join
        .onRef('edition.tenant_id', '=', 'bib.tenant_id')
        .onRef('edition.work_key', '=', 'bib.work_key')
        .onRef('edition.doc_type', '=', 'bib.doc_type')
        .onRef('edition.id', '!=', 'bib.id'),
    )
    .select('edition.id')
    .where('bib.tenant_id', '=', tenantId)
    .where('bib.id', '=', bibId)
    .where('bib.work_key', '!=', '')
    .where('edition.work_key', '!=', '')
    .where('edition.suppressed', '=', 0)
    .orderBy((eb) => eb.fn.coalesce('edition.year', eb.lit(0)), 'desc')
    .orderBy('edition.id')
    .execute();
  return rows.map(({ id }) => id);
}

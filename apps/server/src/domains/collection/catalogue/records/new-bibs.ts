import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { BibRecord } from './find-bibs.ts';

/** Bibs that came at an instant or later, newest first. */
export async function listNewBibs(
  db: Db,
  tenantId: string,
  since: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<BibRecord[]> {
  const rows = await newSince(db, tenantId, since)
    .select(['id', 'bib', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, bib: fromJson<Bib>(row.bib), createdAt: row.created_at }));
}

/** The number of these bibs, counted up to `most`. */
export async function countNewBibs(db: Db, tenantId: string, since: string, most: number): Promise<number> {
  const row = await db
    .selectFrom(newSince(db, tenantId, since).select('id').limit(most).as('new'))
    .select((eb) => eb.fn.countAll<number>().as('bibs'))
    .executeTakeFirstOrThrow();
  return Number(row.bibs);
}

function newSince(db: Db, tenantId: string, since: string) {
  return db
    .selectFrom('bib')
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('created_at', '>=', since);
}

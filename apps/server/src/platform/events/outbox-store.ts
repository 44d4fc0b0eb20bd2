import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

/** A bib that changed, is new or is gone; the event says no more than that: who acts on it looks. */
export interface BibChange {
  readonly seq: number;
  readonly tenantId: string;
  readonly bibId: string;
}

/** Rows of one statement: both databases take far more parameters than these need. */
const CHUNK = 1000;

/** Notes that bibs (or their items and loans) changed, in the transaction that changes them. */
export async function addBibChanged(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  now: string,
): Promise<void> {
  const rows = bibIds.map((bibId) => ({
    tenant_id: tenantId,
    topic: 'bib.changed' as const,
    subject_id: bibId,
    created_at: now,
  }));
  await insertRows(db, 'outbox_event', rows);
}

/** The oldest changes that nobody has acted on, of all tenants but those named, behind a number. */
export async function takeBibChanges(
  db: Db,
  limit: number,
  { except = [], afterSeq = 0 }: { readonly except?: readonly string[]; readonly afterSeq?: number } = {},
): Promise<BibChange[]> {
  let query = db
    .selectFrom('outbox_event')
    .select(['seq', 'tenant_id as tenantId', 'subject_id as bibId'])
    .where('topic', '=', 'bib.changed')
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit);
  if (except.length > 0) query = query.where('tenant_id', 'not in', [...except]);
  return query.execute();
}

/** The highest number that was given out so far. */
export async function newestSeq(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox_event')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/**
 * Deletes what was acted on. By number, not "all up to": where several processes write, an older number may become
 * visible later.
 */
export async function deleteBibChanges(db: Db, seqs: readonly number[]): Promise<void> {
  for (let at = 0; at < seqs.length; at += CHUNK) {
    await db
      .deleteFrom('outbox_event')
      .where('seq', 'in', seqs.slice(at, at + CHUNK))
      .execute();
  }
}

/** The changes of one tenant behind a number, oldest first: for a reader that deletes them later. */
export async function pageBibChanges(
  db: Db,
  tenantId: string,
  afterSeq: number,
  limit: number,
): Promise<BibChange[]> {
  return db
    .selectFrom('outbox_event')
    .select(['seq', 'tenant_id as tenantId', 'subject_id as bibId'])
    .where('tenant_id', '=', tenantId)
    .where('topic', '=', 'bib.changed')
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** How many changes wait, for each tenant that has any. */
export async function countBibChanges(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('outbox_event')
    .select(({ fn }) => ['tenant_id', fn.countAll<number>().as('count')])
    .where('topic', '=', 'bib.changed')
    .groupBy('tenant_id')
    .execute();
  return new Map(rows.map((row) => [row.tenant_id, Number(row.count)]));
}

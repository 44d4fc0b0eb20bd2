import type { Bib } from '@lectern/marc/bib';
import { sql } from 'kysely';
import { later } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Expiry } from '../../../../platform/jobs/expire-old-rows.ts';

/** Rows of one statement. */
const AT_ONCE = 250;
/** Changes are acted on within seconds; what is older belongs to records that went away. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

export const EARLIER_EXPIRY: Expiry = {
  table: 'earlier_record',
  isOver: (now) => sql`changed_at <= ${later(now, -KEPT_SECONDS)}`,
};

/** Notes changes of a library's records from now on: `recordNews` is sent, and what a record was before is kept until that is acted on. */
export async function watchRecords(db: Db, tenantId: string, now: string): Promise<void> {
  await db
    .insertInto('record_watch')
    .values({ tenant_id: tenantId, since: now })
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function unwatchRecords(db: Db, tenantId: string): Promise<void> {
  await db.deleteFrom('record_watch').where('tenant_id', '=', tenantId).execute();
  await db.deleteFrom('earlier_record').where('tenant_id', '=', tenantId).execute();
}

export async function areRecordsWatched(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('record_watch')
    .select('since')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps bibs as they are, in the transaction that is about to change them. What is kept already stays: it is the oldest state. */
export async function keepEarlier(
  tx: Tx,
  tenantId: string,
  bibIds: readonly string[],
  now: string,
): Promise<void> {
  for (let at = 0; at < bibIds.length; at += AT_ONCE) {
    await tx
      .insertInto('earlier_record')
      .columns(['tenant_id', 'bib_id', 'bib', 'changes', 'changed_at'])
      .expression((eb) =>
        eb
          .selectFrom('bib')
          .select((of) => [
            'bib.tenant_id',
            'bib.id',
            'bib.bib',
            of.lit(1).as('changes'),
            sql<string>`cast(${now} as text)`.as('changed_at'),
          ])
          .where('bib.tenant_id', '=', tenantId)
          .where('bib.id', 'in', bibIds.slice(at, at + AT_ONCE)),
      )
      .onConflict((same) =>
        same
          .columns(['tenant_id', 'bib_id'])
          .doUpdateSet((eb) => ({ changes: eb('earlier_record.changes', '+', 1) })),
      )
      .execute();
  }
}

/** A bib before the changes that were not acted on yet. */
export interface EarlierRecord {
  readonly bibId: string;
  readonly bib: Bib;
  readonly changes: number;
  readonly changedAt: string;
}

export async function findEarlier(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierRecord>> {
  const found = new Map<string, EarlierRecord>();
  for (let at = 0; at < bibIds.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('earlier_record')
      .select(['bib_id as bibId', 'bib', 'changes', 'changed_at as changedAt'])
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.bibId, { ...row, bib: fromJson<Bib>(row.bib) });
  }
  return found;
}

/** Forgets earlier states that were acted on. One that changed once more since it was read stays for the next event. */
export async function dropEarlier(db: Db, tenantId: string, seen: Iterable<EarlierRecord>): Promise<void> {
  for (const { bibId, changes } of seen) {
    await db
      .deleteFrom('earlier_record')
      .where('tenant_id', '=', tenantId)
      .where('bib_id', '=', bibId)
      .where('changes', '=', changes)
      .execute();
  }
}

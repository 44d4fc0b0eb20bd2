import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { CHUNK, inChunks } from './chunks.ts';
import type { FailedWork, FailedWorkFilter } from './failed-work.ts';

/** Events that were set aside, the last ones first. */
export async function listParkedEvents(
  db: Db,
  filter: FailedWorkFilter,
  limit: number,
): Promise<FailedWork[]> {
  const rows = await db
    .selectFrom('parked_event')
    .select(['seq', 'consumer', 'tenant_id', 'attempts', 'error', 'parked_at'])
    .where(areChosen(filter))
    .orderBy('parked_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ seq, consumer, tenant_id, attempts, error, parked_at }) => ({
    id: `${seq}`,
    kind: consumer,
    tenantId: tenant_id,
    attempts,
    error,
    failedAt: parked_at,
    canRetry: true,
  }));
}

export async function countParkedEvents(db: Db, filter: FailedWorkFilter): Promise<number> {
  const { count } = await db
    .selectFrom('parked_event')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(areChosen(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts events back into their queues, each where its number belongs. Answers how many. */
export async function retryParkedEvents(db: Db, filter: FailedWorkFilter): Promise<number> {
  return inChunks(pageOf(db, filter), (seqs) =>
    inTransaction(db, async (tx) => {
      // Deleted first: another process may retry or drop the same ones.
      const rows = await tx
        .deleteFrom('parked_event')
        .where(areChosen(filter))
        .where('seq', 'in', [...seqs])
        .returning(['seq', 'tenant_id', 'topic', 'consumer', 'subject_id', 'created_at'])
        .execute();
      if (rows.length > 0) await tx.insertInto('outbox_event').values(rows).execute();
      return rows.length;
    }),
  );
}

/** Deletes events that were set aside and answers how many there were. */
export async function dropParkedEvents(db: Db, filter: FailedWorkFilter): Promise<number> {
  return inChunks(pageOf(db, filter), async (seqs) => {
    const { numDeletedRows } = await db
      .deleteFrom('parked_event')
      .where(areChosen(filter))
      .where('seq', 'in', [...seqs])
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

function pageOf(db: Db, filter: FailedWorkFilter) {
  return async (after: number | undefined): Promise<number[]> => {
    const rows = await db
      .selectFrom('parked_event')
      .select('seq')
      .where(areChosen(filter))
      .where('seq', '>', after ?? 0)
      .orderBy('seq')
      .limit(CHUNK)
      .execute();
    return rows.map(({ seq }) => seq);
  };
}

function areChosen({ tenantId, id }: FailedWorkFilter) {
  return (eb: ExpressionBuilder<Schema, 'parked_event'>) =>
    eb.and([
      ...(tenantId === undefined ? [] : [eb('tenant_id', '=', tenantId)]),
      ...(id === undefined ? [] : [eb('seq', '=', Number(id))]),
    ]);
}

import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** What recurs, by the names of the version before; notices have a lane of their own, and all else is bulk. */
const CLOCKS = [
  'expire',
  'activity.expire',
  'rankings.make',
  'points.expire',
  'circulation.requests',
  'circulation.shelves',
  'circulation.forget',
  'circulation.longLoans',
  'messages.send',
  'messages.day',
  'payments.watch',
  'subscriptions.tell',
  'alliance.tell',
  'vectors.fold',
];

/**
 * The lane of a job, and whose share of it the job takes. A process of the version before writes jobs without them: they are bulk of the
 * installation, so they run late and are not lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, unknown] of [
    ['lane', 'bulk'],
    ['share', ''],
  ] as const)
    await db.schema
      .alterTable('job')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(unknown))
      .execute();
  await sql`
    update job set
      share = coalesce(tenant_id, ''),
      lane = case when kind in (${sql.join(CLOCKS)}) then 'clocks' when kind = 'notice.send' then 'notices' else 'bulk' end
    where state in ('waiting', 'running')`.execute(db);
  await createIndex(db, 'job', ['lane', 'state', 'share', 'run_at']);
}

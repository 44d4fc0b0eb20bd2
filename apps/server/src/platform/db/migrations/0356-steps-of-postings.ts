import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/**
 * A line of an order is paid by several invoices, and its price may change: it has several postings of one kind. Each has a step, once for a
 * subject; orders of readers have one posting of a kind, with the step 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fund_posting')
    .addColumn('step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('fund_posting_tenant_id_subject_kind_open').execute();
  await createIndex(db, 'fund_posting', ['tenant_id', 'subject', 'kind', 'step'], {
    unique: true,
    where: sql<boolean>`subject <> ''`,
  });
}

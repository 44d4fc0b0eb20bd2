import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/**
 * Open loans by the day on which they are due, the day first. With the tenant first SQLite, which knows no size of this index, read all
 * open loans of the library to find those of one reader.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('loan_tenant_id_due_date_open').execute();
  await createIndex(db, 'loan', ['due_date', 'tenant_id'], { where: sql<boolean>`returned_at is null` });
}

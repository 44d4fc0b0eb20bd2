import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** Cash postings of a day are read with and without a drawer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'ledger_posting', ['tenant_id', 'posted_at'], {
    where: sql<boolean>`method = 'cash'`,
  });
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What outside library systems last said of each bib. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'known_holdings', ['tenant_id', 'bib_id', 'question'], {
    tenant_id: 'text',
    bib_id: 'text',
    question: 'text',
    answer: 'text',
    known_at: 'text',
  });
  await createIndex(db, 'known_holdings', ['known_at']);
}

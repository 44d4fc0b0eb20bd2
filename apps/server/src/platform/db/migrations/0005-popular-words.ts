import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Hot words counted as they are searched: to count a month of searches for every list would take seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'popular_word', ['tenant_id', 'period', 'search_key'], {
    tenant_id: 'text',
    period: 'text',
    search_key: 'text',
    words: 'text',
    votes: 'integer',
    callers: 'integer',
    weight: 'double precision',
    last_day: 'text',
  });
  await createIndex(db, 'popular_word', ['tenant_id', 'period', 'callers']);
  await db.schema.alterTable('popular_search').dropColumn('search_text').execute();
}

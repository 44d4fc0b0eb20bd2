import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers search: hot words by callers of one month, searches without hits, histories and what readers set for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The old table counted a caller once a day, so that one reader's five days looked like five readers.
  await db.schema.dropTable('popular_search').execute();
  await createTable(db, 'popular_search', ['tenant_id', 'search_key', 'period', 'caller_hash'], {
    tenant_id: 'text',
    search_key: 'text',
    period: 'text',
    caller_hash: 'text',
    search_text: 'text',
    day: 'text',
  });
  await createIndex(db, 'popular_search', ['day']);
  await createTable(db, 'popular_search_salt', ['tenant_id', 'period'], {
    tenant_id: 'text',
    period: 'text',
    salt: 'text',
  });
  await createTable(db, 'search_without_hits', ['tenant_id', 'day', 'search_key'], {
    tenant_id: 'text',
    day: 'text',
    search_key: 'text',
    search_text: 'text',
    count: 'integer',
  });
  await createTable(db, 'search_history', ['tenant_id', 'patron_id', 'code'], {
    tenant_id: 'text',
    patron_id: 'text',
    code: 'text',
    state: 'text',
    searched_at: 'text',
  });
  await createIndex(db, 'search_history', ['searched_at']);
  await createTable(db, 'reader_setting', ['tenant_id', 'patron_id', 'code'], {
    tenant_id: 'text',
    patron_id: 'text',
    code: 'text',
    value: 'text',
  });
}

import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers watch in the catalogue, and what was found for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'record_watch', ['tenant_id'], { tenant_id: 'text', since: 'text' });
  await createTable(db, 'earlier_record', ['tenant_id', 'bib_id'], {
    tenant_id: 'text',
    bib_id: 'text',
    bib: 'text',
    changes: 'integer',
    changed_at: 'text',
  });
  await createTable(db, 'subscription', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    kind: 'text',
    term: 'text',
    code: 'text',
    rhythm: 'text',
    since: 'text',
    'paused_at?': 'text',
    'deleted_at?': 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'subscription', ['tenant_id', 'patron_id', 'code'], { unique: true });
  await createIndex(db, 'subscription', ['tenant_id', 'code']);
  await createTable(db, 'subscription_query', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    state: 'text',
    request: 'text',
    version: 'text',
    is_anchored: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'subscription_query', ['tenant_id', 'version']);
  await createIndex(db, 'subscription_query', ['tenant_id'], { where: sql<boolean>`is_anchored = 0` });
  await createTable(db, 'subscription_anchor', ['tenant_id', 'anchor', 'code'], {
    tenant_id: 'text',
    anchor: 'integer',
    code: 'text',
  });
  await createIndex(db, 'subscription_anchor', ['tenant_id', 'code']);
  await createTable(db, 'subscription_hit', ['tenant_id', 'subscription_id', 'record_key'], {
    tenant_id: 'text',
    subscription_id: 'text',
    record_key: 'text',
    patron_id: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    found_at: 'text',
    'due_at?': 'text',
  });
  await createIndex(db, 'subscription_hit', ['tenant_id', 'patron_id', 'found_at']);
  await createIndex(db, 'subscription_hit', ['tenant_id', 'due_at'], {
    where: sql<boolean>`due_at is not null`,
  });
  await createTable(db, 'subscription_feed', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    token_hash: 'text',
    language: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'subscription_feed', ['tenant_id', 'token_hash'], { unique: true });
  await createTable(db, 'message_stop', ['tenant_id', 'token_hash'], {
    tenant_id: 'text',
    token_hash: 'text',
    patron_id: 'text',
    about: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'message_stop', ['created_at']);
  await createIndex(db, 'message_stop', ['tenant_id', 'patron_id']);
  await db.schema.alterTable('notice').addColumn('stop_token', 'text').execute();
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Accounts elsewhere that readers link with their own, partners that hand readers over, and what keeps a hand-over from being repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'linked_identity', ['tenant_id', 'provider', 'subject'], {
    tenant_id: 'text',
    provider: 'text',
    subject: 'text',
    name: 'text',
    patron_id: 'text',
    linked_at: 'text',
  });
  await createIndex(db, 'linked_identity', ['tenant_id', 'patron_id', 'provider'], { unique: true });
  await createTable(db, 'partner', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    name: 'text',
    algorithm: 'text',
    public_key: 'text',
    secret_name: 'text',
    subject: 'text',
    address: 'text',
    created_at: 'text',
  });
  await createTable(db, 'spent_token', ['tenant_id', 'token_hash'], {
    tenant_id: 'text',
    token_hash: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'spent_token', ['expires_at']);
  await createTable(db, 'handed_session', ['tenant_id', 'session_hash'], {
    tenant_id: 'text',
    session_hash: 'text',
    partner_code: 'text',
    patron_id: 'text',
    opened_at: 'text',
  });
  await createIndex(db, 'handed_session', ['tenant_id', 'partner_code', 'patron_id']);
}

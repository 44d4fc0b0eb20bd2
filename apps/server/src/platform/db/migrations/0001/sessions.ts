import type { Kysely } from 'kysely';
import { createIndex, createTable } from '../table.ts';

export async function createSessions(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'session', ['token_hash'], {
    token_hash: 'text',
    tenant_id: 'text',
    actor_kind: 'text',
    actor_id: 'text',
    created_at: 'text',
    expires_at: 'text',
    'revoked_at?': 'text',
  });
  await createIndex(db, 'session', ['actor_id']);
  await createIndex(db, 'session', ['expires_at']);
  await createTable(db, 'captcha', ['id'], {
    id: 'text',
    tenant_id: 'text',
    answer: 'text',
    expires_at: 'text',
  });
  await createTable(db, 'verification_code', ['id'], {
    id: 'text',
    tenant_id: 'text',
    subject: 'text',
    purpose: 'text',
    code_hash: 'text',
    expires_at: 'text',
  });
  await createTable(db, 'attempt_counter', ['tenant_id', 'kind', 'subject'], {
    tenant_id: 'text',
    kind: 'text',
    subject: 'text',
    count: 'integer',
    window_ends_at: 'text',
  });
  await createTable(db, 'rate_counter', ['bucket'], { bucket: 'text', count: 'integer', expires_at: 'text' });
  await createTable(db, 'idempotency', ['tenant_id', 'actor_id', 'call_path', 'key'], {
    tenant_id: 'text',
    actor_id: 'text',
    call_path: 'text',
    key: 'text',
    request_hash: 'text',
    'response?': 'text',
    created_at: 'text',
    expires_at: 'text',
  });
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** One-time tickets: what a sign-in elsewhere, a binding or a hand-over brings back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'ticket', ['tenant_id', 'text_hash'], {
    tenant_id: 'text',
    text_hash: 'text',
    purpose: 'text',
    browser_hash: 'text',
    payload: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'ticket', ['expires_at']);
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Invitations by mail to set a first password: one for each reader, the last one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reader_invitation', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    ticket_hash: 'text',
    email: 'text',
    invited_at: 'text',
    valid_until: 'text',
  });
  await createIndex(db, 'reader_invitation', ['tenant_id', 'ticket_hash'], { unique: true });
  await createIndex(db, 'reader_invitation', ['valid_until']);
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What is given to the library, and the register of gifts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'donation', ['id'], {
    id: 'text',
    tenant_id: 'text',
    /** Null before it is in the register: numbers are unique. */
    'number?': 'text',
    state: 'text',
    patron_id: 'text',
    donor_name: 'text',
    contact: 'text',
    is_named: 'integer',
    remark: 'text',
    way: 'text',
    bring_on: 'text',
    worth: 'text',
    currency: 'text',
    reply: 'text',
    words: 'text',
    offered_at: 'text',
    changed_at: 'text',
    accepted_at: 'text',
    accepted_on: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'donation', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'donation', ['tenant_id', 'patron_id', 'offered_at']);
  await createIndex(db, 'donation', ['tenant_id', 'state', 'changed_at', 'id']);
  await createIndex(db, 'donation', ['tenant_id', 'offered_at', 'id']);
  await createIndex(db, 'donation', ['tenant_id', 'bring_on']);
  await createIndex(db, 'donation', ['ended_at']);
  await createTable(db, 'donation_title', ['id'], {
    id: 'text',
    tenant_id: 'text',
    donation_id: 'text',
    position: 'integer',
    title: 'text',
    author: 'text',
    publisher: 'text',
    publish_time: 'text',
    isbn: 'text',
    words: 'text',
    copies: 'integer',
    accepted: 'integer',
    record_id: 'text',
    /** When it came into the register; empty before, and for what is not kept. */
    accepted_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'donation_title', ['ended_at']);
  await createIndex(db, 'donation_title', ['tenant_id', 'donation_id', 'position']);
  await createIndex(db, 'donation_title', ['tenant_id', 'record_id']);
  await createIndex(db, 'donation_title', ['tenant_id', 'accepted_at', 'id']);
}

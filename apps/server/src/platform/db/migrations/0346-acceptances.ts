import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What came into the library by readers: storage records, and the readers whom each concerns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'acceptance', ['id'], {
    id: 'text',
    tenant_id: 'text',
    origin: 'text',
    origin_id: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    barcode: 'text',
    copies: 'integer',
    staff_id: 'text',
    accepted_at: 'text',
  });
  await createIndex(db, 'acceptance', ['tenant_id', 'origin', 'origin_id']);
  await createIndex(db, 'acceptance', ['accepted_at']);
  await createTable(db, 'acceptance_reader', ['tenant_id', 'acceptance_id', 'patron_id'], {
    tenant_id: 'text',
    acceptance_id: 'text',
    patron_id: 'text',
    origin: 'text',
    accepted_at: 'text',
  });
  await createIndex(db, 'acceptance_reader', ['tenant_id', 'patron_id', 'accepted_at']);
  await createIndex(db, 'acceptance_reader', ['accepted_at']);
}

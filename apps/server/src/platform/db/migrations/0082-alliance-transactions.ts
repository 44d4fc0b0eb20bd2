import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** What is borrowed from and lent to libraries of the alliance. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'alliance_transaction', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    number: 'text',
    side: 'text',
    kind: 'text',
    peer_code: 'text',
    step: 'text',
    step_since: 'text',
    begun_at: 'text',
    patron_id: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    barcode: 'text',
    'due_date?': 'text',
    'loan_id?': 'text',
    pickup_library: 'text',
    reason: 'text',
    untold: wholeColumn(kind),
    tries: wholeColumn(kind),
    'tell_at?': 'text',
  });
  await createIndex(db, 'alliance_transaction', ['tenant_id', 'side', 'begun_at']);
  await createIndex(db, 'alliance_transaction', ['tenant_id', 'patron_id']);
  await createIndex(db, 'alliance_transaction', ['tell_at']);
  await createTable(db, 'alliance_move', ['id'], {
    id: 'text',
    tenant_id: 'text',
    transaction_id: 'text',
    step: 'text',
    mover: 'text',
    moved_at: 'text',
  });
  await createIndex(db, 'alliance_move', ['tenant_id', 'transaction_id']);
}

import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Partner libraries of interlibrary lending by ISO 18626, requests between them, and what was said about each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'interlibrary_peer', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    name: 'text',
    symbol: 'text',
    own_symbol: 'text',
    address: 'text',
    site_code: 'text',
    key_digest: 'text',
    created_at: 'text',
    'asked_at?': 'text',
    'heard_at?': 'text',
    fault: 'text',
  });
  await createIndex(db, 'interlibrary_peer', ['tenant_id', 'symbol'], { unique: true });
  await createTable(db, 'interlibrary_request', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    number: 'text',
    side: 'text',
    peer_id: 'text',
    step: 'text',
    step_since: 'text',
    begun_at: 'text',
    is_cancelling: 'integer',
    patron_id: 'text',
    requesting_id: 'text',
    supplying_id: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    edition: 'text',
    publisher: 'text',
    published: 'text',
    isbn: 'text',
    issn: 'text',
    note: 'text',
    'need_before?': 'text',
    'due_date?': 'text',
    barcode: 'text',
    reason: 'text',
    reason_note: 'text',
    pickup_library: 'text',
    refused_with: 'text',
  });
  await createIndex(db, 'interlibrary_request', ['tenant_id', 'side', 'peer_id', 'requesting_id'], {
    unique: true,
  });
  await createIndex(db, 'interlibrary_request', ['tenant_id', 'side', 'step_since']);
  await createIndex(db, 'interlibrary_request', ['tenant_id', 'patron_id']);
  await createTable(db, 'interlibrary_message', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    request_id: 'text',
    is_ours: 'integer',
    what: 'text',
    note: 'text',
    at: 'text',
    fingerprint: 'text',
    body: 'text',
    tries: 'integer',
    'tell_at?': 'text',
  });
  await createIndex(db, 'interlibrary_message', ['tenant_id', 'request_id', 'fingerprint'], { unique: true });
  await createIndex(db, 'interlibrary_message', ['tenant_id', 'tell_at']);
}

import type {
  InterlibraryPeerTable,
  InterlibraryRequestTable,
} from '../domains/counter/interlibrary/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

/** Stores a partner library of tenant `alpha`; answers its row. */
export async function buildInterlibraryPeer(
  db: Db,
  given: Partial<InterlibraryPeerTable> = {},
): Promise<InterlibraryPeerTable> {
  const row: InterlibraryPeerTable = {
    tenant_id: TENANT,
    id: newId(),
    name: 'Partner',
    symbol: 'PARTNER',
    own_symbol: 'ALPHA',
    address: '/beta',
    site_code: '',
    key_digest: '',
    created_at: '2026-03-01T00:00:00.000Z',
    asked_at: null,
    heard_at: null,
    fault: '',
    ...given,
  };
  await db.insertInto('interlibrary_peer').values(row).execute();
  return row;
}

/** Stores an interlibrary request of tenant `alpha`, on the side that lends; answers its row. */
export async function buildInterlibraryRequest(
  db: Db,
  given: Partial<InterlibraryRequestTable> = {},
): Promise<InterlibraryRequestTable> {
  const id = given.id ?? newId();
  const row: InterlibraryRequestTable = {
    tenant_id: TENANT,
    id,
    number: id.slice(-12),
    side: 'lending',
    peer_id: '',
    step: 'asked',
    step_since: '2026-03-01T00:00:00.000Z',
    begun_at: '2026-03-01T00:00:00.000Z',
    is_cancelling: 0,
    patron_id: '',
    requesting_id: id,
    supplying_id: '',
    record_id: '',
    title: 'Far Harbours',
    author: '',
    edition: '',
    publisher: '',
    published: '',
    isbn: '',
    issn: '',
    note: '',
    need_before: null,
    due_date: null,
    barcode: '',
    reason: '',
    reason_note: '',
    pickup_library: '',
    refused_with: '',
    ...given,
  };
  await db.insertInto('interlibrary_request').values(row).execute();
  return row;
}

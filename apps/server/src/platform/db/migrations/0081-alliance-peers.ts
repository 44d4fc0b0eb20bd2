import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Libraries of the alliance, messages of theirs that were taken, and the authorization codes of readers. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'alliance_peer', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    name: 'text',
    sibling: 'text',
    address: 'text',
    key_id: 'text',
    party: wholeColumn(kind),
    created_at: 'text',
  });
  await createTable(db, 'alliance_message', ['tenant_id', 'peer_code', 'number'], {
    tenant_id: 'text',
    peer_code: 'text',
    number: 'text',
    expires_at: 'text',
  });
  await createTable(db, 'alliance_code', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    digest: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'alliance_code', ['tenant_id', 'digest']);
}

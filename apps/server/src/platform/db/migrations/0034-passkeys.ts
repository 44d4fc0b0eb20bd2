import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Passkeys that readers sign in with. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'passkey', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    patron_id: 'text',
    user_handle: 'text',
    credential_id: 'text',
    public_key: 'text',
    use_count: wholeColumn(kind),
    transports: 'text',
    synced: 'integer',
    name: 'text',
    created_at: 'text',
    'last_used_at?': 'text',
  });
  await createIndex(db, 'passkey', ['tenant_id', 'credential_id'], { unique: true });
  await createIndex(db, 'passkey', ['tenant_id', 'patron_id']);
}

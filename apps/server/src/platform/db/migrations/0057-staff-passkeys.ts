import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Passkeys that members of the staff sign in with. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'staff_passkey', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    staff_id: 'text',
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
  await createIndex(db, 'staff_passkey', ['tenant_id', 'credential_id'], { unique: true });
  await createIndex(db, 'staff_passkey', ['tenant_id', 'staff_id']);
}

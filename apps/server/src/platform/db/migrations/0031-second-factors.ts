import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Sign-in in two steps: readers whose app shows codes, and recovery codes. The secret of the app is among the secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'totp_factor', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    last_step: 'integer',
    confirmed_at: 'text',
  });
  await createTable(db, 'recovery_code', ['tenant_id', 'patron_id', 'code_hash'], {
    tenant_id: 'text',
    patron_id: 'text',
    code_hash: 'text',
    made_at: 'text',
  });
}

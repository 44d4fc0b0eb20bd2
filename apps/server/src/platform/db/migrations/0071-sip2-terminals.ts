import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createTable } from './table.ts';

/** Self-check machines and sorters that speak SIP2. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'sip2_terminal', ['tenant_id', 'account'], {
    tenant_id: 'text',
    account: 'text',
    secret_hash: 'text',
    library_code: 'text',
    encoding: 'text',
    needs_pin: wholeColumn(kind),
    created_at: 'text',
  });
}

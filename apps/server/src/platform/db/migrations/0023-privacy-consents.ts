import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Which version of the library's privacy statement a reader agreed to, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'privacy_consent', ['tenant_id', 'patron_id', 'version'], {
    tenant_id: 'text',
    patron_id: 'text',
    version: 'text',
    language: 'text',
    agreed_at: 'text',
  });
}

import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createTable } from './table.ts';

/** What the store of files has. Files from before get their rows by the first sweep, which reads them. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'stored_file', ['tenant_id', 'file_key'], {
    tenant_id: 'text',
    file_key: 'text',
    folder: 'text',
    media_type: 'text',
    size: wholeColumn(kind),
    sha256: 'text',
    created_at: 'text',
    missing_at: 'text',
  });
}

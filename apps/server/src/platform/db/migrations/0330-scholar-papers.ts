import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Scholarly works of outside sources that somebody keeps among favourites, as they were then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'scholar_paper', ['id'], {
    id: 'text',
    tenant_id: 'text',
    paper_key: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    paper: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'scholar_paper', ['tenant_id', 'paper_key'], { unique: true });
}

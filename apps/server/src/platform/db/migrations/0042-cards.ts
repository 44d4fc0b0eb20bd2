import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Cards of readers, of which one can be lost and another take its place, and what besides the primary id readers sign in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'patron_card', ['tenant_id', 'number'], {
    tenant_id: 'text',
    number: 'text',
    patron_id: 'text',
    state: 'text',
    issued_at: 'text',
    'ended_at?': 'text',
  });
  await createIndex(db, 'patron_card', ['patron_id']);
  await sql`insert into patron_card (tenant_id, number, patron_id, state, issued_at)
    select tenant_id, primary_id, id, case status when 'card_lost' then 'lost' else 'active' end, created_at
    from patron`.execute(db);
  await createTable(db, 'sign_in_name', ['tenant_id', 'name'], {
    tenant_id: 'text',
    name: 'text',
    patron_id: 'text',
  });
  await createIndex(db, 'sign_in_name', ['patron_id']);
}

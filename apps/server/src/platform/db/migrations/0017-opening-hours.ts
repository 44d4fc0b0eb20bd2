import { type Kysely, sql } from 'kysely';
import { createTable } from './table.ts';

/** Opening hours by weekday and exceptions from them. The closed days of the circulation become exceptions: one calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'opening_week', ['tenant_id', 'library_code', 'weekday'], {
    tenant_id: 'text',
    library_code: 'text',
    weekday: 'integer',
    hours: 'text',
  });
  await createTable(db, 'opening_exception', ['tenant_id', 'library_code', 'day'], {
    tenant_id: 'text',
    library_code: 'text',
    day: 'text',
    hours: 'text',
    names: 'text',
  });
  await sql`
    insert into opening_exception (tenant_id, library_code, day, hours, names)
    select tenant_id, library_code, day, '', '{}' from closed_day`.execute(db);
  await db.schema.dropTable('closed_day').execute();
}

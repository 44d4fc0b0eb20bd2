import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

const ROWS_AT_ONCE = 500;

/** Advisors of theses by their names, so that theses can be counted and listed by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'digital_advisor', ['tenant_id', 'object_id', 'name'], {
    tenant_id: 'text',
    object_id: 'text',
    name: 'text',
  });
  await createIndex(db, 'digital_advisor', ['tenant_id', 'name']);
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; tenant_id: string; advisors: string }>`
      select id, tenant_id, advisors from digital_object
      where id > ${after} and advisors <> '[]' order by id limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { id, tenant_id, advisors } of rows)
      for (const name of new Set(JSON.parse(advisors) as string[]))
        await sql`insert into digital_advisor (tenant_id, object_id, name)
          values (${tenant_id}, ${id}, ${name})`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

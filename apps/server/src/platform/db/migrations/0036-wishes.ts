import { type ColumnDataType, type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** What readers say when they ask for a copy, who takes part in re-lending, and where readers cannot walk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'request', 'placed_on', 'text', "''");
  await sql`update request set placed_on = substr(placed_at, 1, 10)`.execute(db);
  await addColumn(db, 'request', 'holder_id', 'text');
  await addColumn(db, 'request', 'address', 'text');
  await addColumn(db, 'request', 'contact', 'text', "''");
  await addColumn(db, 'request', 'notify_by', 'text', "'[]'");
  await addColumn(db, 'request', 'comments', 'text', "''");
  await createIndex(db, 'request', ['patron_id', 'placed_on']);
  await createIndex(db, 'request', ['holder_id', 'step']);
  await addColumn(db, 'patron', 'relends', 'integer', '0');
  await addColumn(db, 'location', 'closed_stack', 'integer', '0');
}

/** A column that may be null unless it has an initial value, which is SQL. */
async function addColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  type: ColumnDataType,
  initial?: string,
): Promise<void> {
  const add = db.schema.alterTable(table);
  await add
    .addColumn(name, type, (column) =>
      initial === undefined ? column : column.notNull().defaultTo(sql.raw(initial)),
    )
    .execute();
}

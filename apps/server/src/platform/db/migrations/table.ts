import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely';

type Type = ColumnDataType | RawBuilder<unknown>;

/** Columns by name; a name that ends in `?` may be null, all others may not. */
export type Columns = Readonly<Record<string, Type>>;

/** Creates a table with a primary key of one or more columns. Rowid tables on SQLite: the key is an index beside the rows. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  primaryKey: readonly string[],
  columns: Columns,
): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const nullable = column.endsWith('?');
    table = table.addColumn(nullable ? column.slice(0, -1) : column, type as ColumnDataType, (definition) =>
      nullable ? definition : definition.notNull(),
    );
  }
  await table.addPrimaryKeyConstraint(`${name}_pk`, [...primaryKey] as never[]).execute();
}

export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  options: { readonly unique?: boolean; readonly where?: RawBuilder<boolean> } = {},
): Promise<void> {
  const name = `${table}_${columns.join('_')}${options.where ? '_open' : ''}`;
  let index = db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);
  if (options.unique) index = index.unique();
  if (options.where) index = index.where(options.where);
  await index.execute();
}

/** A number that the database counts up: the order of events. */
export async function addSequenceTable(
  db: Kysely<unknown>,
  kind: 'sqlite' | 'postgres',
  name: string,
  columns: Columns,
): Promise<void> {
  const sequence =
    kind === 'sqlite' ? sql`seq integer primary key autoincrement` : sql`seq bigserial primary key`;
  const rest = Object.entries(columns).map(
    ([column, type]) => sql`${sql.ref(column)} ${typeof type === 'string' ? sql.raw(type) : type} not null`,
  );
  await sql`create table ${sql.table(name)} (${sql.join([sequence, ...rest])})`.execute(db);
}

import { CompiledQuery, type Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** Rows of one statement: larger ones gain nothing, smaller ones cost a third of the speed. */
const ROWS_OF_A_STATEMENT = 200;

type Row<T extends keyof Schema> = Insertable<Schema[T]>;

/** Texts of statements by table, columns, rows and dialect: compiling 200 rows costs more than inserting them. */
const texts = new Map<string, string>();

/**
 * Inserts many rows with few statements. All rows must have the same keys, in any order.
 * With `replaceBy` a row whose value of that column exists replaces all other columns that it names.
 *
 * @throws TypeError where a row has other keys than the first: nothing of its statement is inserted
 */
export async function insertRows<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
  replaceBy?: keyof Row<T> & string,
): Promise<void> {
  await insertInParts(db, table, rows, replaceBy && { replaceBy });
}

/** What becomes of a row whose key exists: it is kept, or replaced. Without it the statement fails. */
type Existing = 'keep' | { readonly replaceBy: string } | undefined;

async function insertInParts<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
  existing: Existing,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let at = 0; at < rows.length; at += ROWS_OF_A_STATEMENT) {
    const part = rows.slice(at, at + ROWS_OF_A_STATEMENT);
    const parameters: unknown[] = [];
    for (const row of part) addValues(parameters, row, columns);
    await db.executeQuery(CompiledQuery.raw(textOf(db, table, columns, part, existing), parameters));
  }
}

/** As `insertRows`, but a row whose key exists is left out. */
export async function insertNewRows<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  await insertInParts(db, table, rows, 'keep');
}

function addValues(parameters: unknown[], row: object, columns: readonly string[]): void {
  const values = row as Readonly<Record<string, unknown>>;
  for (const column of columns) {
    const value = values[column];
    // PostgreSQL takes a missing value for null, SQLite refuses it. Both must get null explicitly.
    if (value === undefined) throw new TypeError(`a row without ${column}`);
    parameters.push(value);
  }
  if (Object.keys(row).length > columns.length)
    throw new TypeError(`a row with more than ${columns.join(', ')}`);
}

function textOf<T extends keyof Schema>(
  db: Db,
  table: T,
  columns: readonly string[],
  part: readonly Row<T>[],
  existing: Existing,
): string {
  const dialect = db.getExecutor().adapter.constructor.name;
  const key = [dialect, table, columns.join(','), part.length, JSON.stringify(existing)].join('|');
  let text = texts.get(key);
  if (text === undefined) {
    let insert = db.insertInto(table).values([...part]);
    if (existing === 'keep') insert = insert.onConflict((conflict) => conflict.doNothing());
    else if (existing !== undefined) {
      const { replaceBy } = existing;
      const others = columns.filter((column) => column !== replaceBy);
      insert = insert.onConflict((conflict) =>
        conflict
          .column(replaceBy as never)
          .doUpdateSet(
            (eb) =>
              Object.fromEntries(others.map((name) => [name, eb.ref(`excluded.${name}` as never)])) as never,
          ),
      );
    }
    text = insert.compile().sql;
    texts.set(key, text);
  }
  return text;
}

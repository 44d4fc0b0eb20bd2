import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './database.ts';

/** Smaller tables are fast with any plan. */
const LARGE_ROWS = 10_000;
/** Plans change with the order of magnitude, not with each row. */
const FACTOR = 4;
/**
 * The limit of ANALYZE, larger than any table. With a limit ANALYZE stores no samples of values; with samples SQLite would plan a
 * statement again whenever its values change. A limit that is reached gives wrong sizes: ANALYZE reads the first rows only, and
 * assumes that a tenant has no more rows than the limit.
 */
const ALL_ROWS = 1_000_000_000;

interface Index {
  readonly name: string;
  readonly first: string;
}

/**
 * Measures each large table whose size differs much from the size that SQLite's planner uses, makes every connection read the new
 * sizes, and returns the names of these tables. It holds the write lock for one index at a time, about 0.15 s for a million rows.
 * Does nothing on PostgreSQL, which measures by itself.
 */
export async function measureSizes(db: Db): Promise<string[]> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return [];
  const measured: string[] = [];
  for (const table of await tablesOf(db)) {
    const rows = await countIfLarge(db, table);
    if (rows === undefined || isNear(rows, await knownRows(db, table))) continue;
    await measure(db, table);
    measured.push(table);
  }
  if (measured.length > 0) await tellConnections(db);
  return measured;
}

/** Without those that have no rowid: these are found by their key alone, and their rows cannot be estimated. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and wr = 0 and name not like 'sqlite\_%' escape '\\'`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** About how many rows the table has; undefined below LARGE_ROWS. */
async function countIfLarge(db: Db, table: string): Promise<number | undefined> {
  const { rows } = await sql<{ least: number; about: number }>`
    select count(*) as least, (select max(rowid) from ${sql.table(table)}) as about
    from (select 1 from ${sql.table(table)} limit ${LARGE_ROWS})`.execute(db);
  const [{ least, about } = { least: 0, about: 0 }] = rows;
  return least < LARGE_ROWS ? undefined : about;
}

/** The size that the planner uses; undefined if it has none. */
async function knownRows(db: Db, table: string): Promise<number | undefined> {
  const { rows } = await sql<{ known: number | null }>`
    select max(cast(stat as integer)) as known from sqlite_stat1 where tbl = ${table}`.execute(db);
  return rows[0]?.known ?? undefined;
}

function isNear(rows: number, known: number | undefined): boolean {
  return known !== undefined && rows < known * FACTOR && known < rows * FACTOR;
}

async function measure(db: Db, table: string): Promise<void> {
  const indexes = await indexesOf(db, table);
  await sql`pragma analysis_limit = ${sql.lit(ALL_ROWS)}`.execute(db);
  for (const { name } of indexes) await sql`analyze ${sql.id(name)}`.execute(db);
  const ofTenant = indexes.filter(({ first }) => first === 'tenant_id').map(({ name }) => name);
  if (ofTenant.length > 0) await expectLargestTenant(db, table, ofTenant);
}

async function indexesOf(db: Db, table: string): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select list.name as name, info.name as first
    from pragma_index_list(${table}) as list, pragma_index_info(list.name) as info
    where info.seqno = 0`.execute(db);
  return rows;
}

/**
 * Sets the rows per tenant to those of the largest tenant. ANALYZE stores the average: with one large tenant and many small ones the
 * planner would think that reading all rows of a tenant is cheap.
 */
async function expectLargestTenant(db: Db, table: string, indexes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ most: number }>`
    select max(rows) as most from (select count(*) as rows from ${sql.table(table)} group by tenant_id)`.execute(
    db,
  );
  const most = rows[0]?.most ?? 0;
  for (const index of indexes) {
    // "rows of the index, rows of one value of its first column, of its first two, ..."
    const { rows: stats } = await sql<{ stat: string }>`
      select stat from sqlite_stat1 where idx = ${index}`.execute(db);
    const [all, , ...more] = stats[0]?.stat.split(' ') ?? [];
    if (all === undefined) continue;
    await sql`update sqlite_stat1 set stat = ${[all, most, ...more].join(' ')} where idx = ${index}`.execute(
      db,
    );
  }
}

/** Changes the schema, because a connection reads the sizes only together with a changed schema. */
async function tellConnections(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create view sizes_measured as select 1`.execute(tx);
    await sql`drop view sizes_measured`.execute(tx);
  });
}

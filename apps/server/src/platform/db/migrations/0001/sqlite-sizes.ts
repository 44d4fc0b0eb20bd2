import { type Kysely, sql } from 'kysely';

/** A large installation: what plans are made for. Small ones are quick with any plan. */
const ROWS = 1_000_000;
const ROWS_OF_A_TENANT = 500_000;

/** By table and index, how many rows an equality on its first column leaves, on its first two, and so on. */
type Left = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/**
 * Of an index that is not listed SQLite believes that a tenant has ten rows, and reads all that a tenant has where it was given two hundred
 * ids.
 */
const LEFT: Left = {
  bib: {
    sqlite_autoindex_bib_1: [1],
    bib_tenant_id_source_control_number: [ROWS_OF_A_TENANT, 250_000, 1],
    bib_tenant_id_created_at_id: [ROWS_OF_A_TENANT, 500, 1],
  },
  bib_source: { sqlite_autoindex_bib_source_1: [1] },
  item: {
    sqlite_autoindex_item_1: [1],
    item_tenant_id_barcode: [ROWS_OF_A_TENANT, 1],
    item_tenant_id_bib_id: [ROWS_OF_A_TENANT, 3],
  },
  loan: {
    sqlite_autoindex_loan_1: [1],
    loan_item_id_open: [1],
    loan_patron_id_returned_at: [30, 10],
    loan_bib_id_checked_out_at: [10, 1],
    loan_tenant_id_checked_out_at: [ROWS_OF_A_TENANT, 20],
  },
  patron: {
    sqlite_autoindex_patron_1: [1],
    patron_tenant_id_primary_id: [ROWS_OF_A_TENANT, 1],
  },
};

/**
 * Tells SQLite's planner the sizes to expect, in the table that ANALYZE keeps (sqlite.org/fileformat2.html#stat1tab). To be called before
 * the indexes are made: then every connection reads it with them.
 */
export async function expectLargeTables(db: Kysely<unknown>): Promise<void> {
  await sql`analyze`.execute(db);
  await expectSizes(db, ROWS, LEFT);
}

/** Tells the sizes of indexes that nobody measured. `rows`: of the whole table. */
export async function expectSizes(db: Kysely<unknown>, rows: number, sizes: Left): Promise<void> {
  for (const [table, indexes] of Object.entries(sizes)) {
    for (const [index, left] of Object.entries(indexes)) {
      const stat = [rows, ...left].join(' ');
      await sql`delete from sqlite_stat1 where idx = ${index}`.execute(db);
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db);
    }
  }
}

/** The connection that made the indexes reads what was told before. */
export async function reloadSizes(db: Kysely<unknown>): Promise<void> {
  await sql`analyze sqlite_schema`.execute(db);
}

import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ScholarPaperTable } from '../tables.ts';

/** The ids of kept papers by their keys. */
export async function findKeptIds(
  db: Db | Tx,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('scholar_paper')
    .select(['id', 'paper_key'])
    .where('tenant_id', '=', tenantId)
    .where('paper_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ id, paper_key }) => [paper_key, id]));
}

export async function findKeptPapers(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ScholarPaperTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('scholar_paper')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** Keeps a paper, or what is known of it now if it is kept; answers its id. */
export async function putKeptPaper(db: Db | Tx, row: ScholarPaperTable): Promise<string> {
  const { title, author, isbn, paper, updated_at } = row;
  const { id } = await db
    .insertInto('scholar_paper')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'paper_key']).doUpdateSet({ title, author, isbn, paper, updated_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

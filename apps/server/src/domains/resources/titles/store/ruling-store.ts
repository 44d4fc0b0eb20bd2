import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { TitleRulingTable } from '../tables.ts';

/** The titles that staff decided for lines of a list, by the keys of these lines. */
export async function ruledTitles(
  db: Db | Tx,
  tenantId: string,
  listId: string,
  lineKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lineKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('title_ruling')
    .select(['line_key', 'title_id'])
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .where('line_key', 'in', [...new Set(lineKeys)])
    .execute();
  return new Map(rows.map(({ line_key, title_id }) => [line_key, title_id]));
}

/** The lines of some titles that were parted from others, as `list/key`. */
export async function partedLines(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (titleIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('title_ruling')
    .select(['list_id', 'line_key'])
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .where('is_parted', '=', 1)
    .execute();
  return new Set(rows.map(({ list_id, line_key }) => `${list_id}/${line_key}`));
}

/** Which lines were put to a title by staff, as `list/key`, and whether they were parted from another one. */
export async function rulingsOf(
  db: Db | Tx,
  tenantId: string,
  titleId: string,
): Promise<ReadonlyMap<string, TitleRulingTable['is_parted']>> {
  const rows = await db
    .selectFrom('title_ruling')
    .select(['list_id', 'line_key', 'is_parted'])
    .where('tenant_id', '=', tenantId)
    .where('title_id', '=', titleId)
    .execute();
  return new Map(rows.map(({ list_id, line_key, is_parted }) => [`${list_id}/${line_key}`, is_parted]));
}

/** Keeps decisions, each in the place of the one before about its line. */
export async function putRulings(tx: Tx, rulings: readonly TitleRulingTable[]): Promise<void> {
  for (const ruling of rulings)
    await tx
      .insertInto('title_ruling')
      .values(ruling)
      .onConflict((same) =>
        same.columns(['tenant_id', 'list_id', 'line_key']).doUpdateSet({
          title_id: ruling.title_id,
          is_parted: ruling.is_parted,
          created_at: ruling.created_at,
        }),
      )
      .execute();
}

/** Decisions for one title become decisions for another. */
export async function moveRulings(tx: Tx, tenantId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('title_ruling')
    .set({ title_id: to, is_parted: 0 })
    .where('tenant_id', '=', tenantId)
    .where('title_id', '=', from)
    .execute();
}

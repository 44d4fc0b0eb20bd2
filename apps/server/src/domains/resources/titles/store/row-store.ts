import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { isSeen } from '../seen-rows.ts';
import { NO_END, type TitleListTable, type TitleRowTable } from '../tables.ts';

/** Rows that one statement changes: each holds the write lock for a few milliseconds. */
export const CHUNK = 500;

type List = Pick<TitleListTable, 'id' | 'tenant_id'>;

/** A line that a list has now, as far as an import compares it. */
export type PresentRow = Pick<TitleRowTable, 'id' | 'content_hash' | 'vendor_id' | 'described'>;

/** The present lines of a list behind an id, in the order of their ids. */
export function pageOfPresent(
  db: Db,
  list: List & Pick<TitleListTable, 'generation'>,
  after: string,
  limit: number,
): Promise<PresentRow[]> {
  return db
    .selectFrom('title_row')
    .select(['id', 'content_hash', 'vendor_id', 'described'])
    .where('tenant_id', '=', list.tenant_id)
    .where('list_id', '=', list.id)
    .where('from_generation', '<=', list.generation)
    .where('to_generation', '>', list.generation)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ends lines with a generation, which no longer has them. */
export async function endRows(db: Db, { tenant_id }: List, ids: readonly string[], generation: number) {
  await db
    .updateTable('title_row')
    .set({ to_generation: generation })
    .where('tenant_id', '=', tenant_id)
    .where('id', 'in', ids)
    .execute();
}

/** Deletes some lines that came after a generation. Answers how many. */
export async function deleteLater(db: Db, list: List, generation: number): Promise<number> {
  return deleteSome(db, list, (rows) => rows.where('from_generation', '>', generation));
}

/** Deletes some lines that a generation no longer has. Answers how many. */
export async function deleteEnded(db: Db, list: List, generation: number): Promise<number> {
  return deleteSome(db, list, (rows) => rows.where('to_generation', '<=', generation));
}

/** Deletes some lines of a list. Answers how many. */
export async function deleteAny(db: Db, list: List): Promise<number> {
  return deleteSome(db, list, (rows) => rows);
}

/** Lets some lines go on that ended after a generation. Answers how many. */
export async function reopenLater(db: Db, list: List, generation: number): Promise<number> {
  const ended = await rowsOf(db, list)
    .where('to_generation', '>', generation)
    .where('to_generation', '<', NO_END)
    .execute();
  if (ended.length > 0) await endRows(db, list, idsOf(ended), NO_END);
  return ended.length;
}

/** The next titles, behind an id, that lines of a list are about; with generations only those of lines that came or ended between them. */
export async function pageOfTitleIds(
  db: Db,
  list: List,
  after: string,
  between?: { readonly from: number; readonly to: number },
): Promise<string[]> {
  let rows = db
    .selectFrom('title_row')
    .select('title_id')
    .distinct()
    .where('tenant_id', '=', list.tenant_id)
    .where('list_id', '=', list.id)
    .where('title_id', '>', after)
    .orderBy('title_id')
    .limit(CHUNK);
  if (between)
    rows = rows.where((eb) =>
      eb.or([
        eb.and([eb('from_generation', '>', between.from), eb('from_generation', '<=', between.to)]),
        eb.and([eb('to_generation', '>', between.from), eb('to_generation', '<=', between.to)]),
      ]),
    );
  return (await rows.execute()).map(({ title_id }) => title_id);
}

/** The lines of some titles that readers see, with the database of each, older lists first. */
export function seenRows(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<(Selectable<TitleRowTable> & { readonly eresource_id: string })[]> {
  return db
    .selectFrom('title_row as r')
    .innerJoin('title_list as l', (join) =>
      join.onRef('l.tenant_id', '=', 'r.tenant_id').onRef('l.id', '=', 'r.list_id'),
    )
    .selectAll('r')
    .select('l.eresource_id')
    .where('r.tenant_id', '=', tenantId)
    .where('r.title_id', 'in', titleIds)
    .where(isSeen())
    .orderBy('l.created_at')
    .orderBy('l.id')
    .orderBy('r.line')
    .execute();
}

function rowsOf(db: Db, list: List) {
  return db
    .selectFrom('title_row')
    .select('id')
    .where('tenant_id', '=', list.tenant_id)
    .where('list_id', '=', list.id)
    .limit(CHUNK);
}

async function deleteSome(
  db: Db,
  list: List,
  choose: (rows: ReturnType<typeof rowsOf>) => ReturnType<typeof rowsOf>,
): Promise<number> {
  const ids = idsOf(await choose(rowsOf(db, list)).execute());
  if (ids.length > 0)
    await db.deleteFrom('title_row').where('tenant_id', '=', list.tenant_id).where('id', 'in', ids).execute();
  return ids.length;
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

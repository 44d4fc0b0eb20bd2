import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertNewRows } from '../../../../platform/db/insert-rows.ts';
import type { TitleMarkTable } from '../tables.ts';

/** Rows of one statement. */
const CHUNK = 500;

/** Which of some ISSNs have each mark. */
export async function markedIssns(
  db: Db | Tx,
  tenantId: string,
  issns: readonly string[],
): Promise<ReadonlyMap<TitleMark, ReadonlySet<string>>> {
  const marked = new Map<TitleMark, Set<string>>();
  const wanted = [...new Set(issns)];
  for (let at = 0; at < wanted.length; at += CHUNK) {
    const rows = await db
      .selectFrom('title_mark')
      .select(['mark', 'issn'])
      .where('tenant_id', '=', tenantId)
      .where('issn', 'in', wanted.slice(at, at + CHUNK))
      .where('state', '<>', 'gone')
      .execute();
    for (const { mark, issn } of rows) marked.set(mark, (marked.get(mark) ?? new Set()).add(issn));
  }
  return marked;
}

/** The journals of a mark, with those whose titles do not show its end yet. */
export async function rowsOfMark(
  db: Db | Tx,
  tenantId: string,
  mark: TitleMark,
): Promise<Pick<TitleMarkTable, 'issn' | 'state'>[]> {
  return db
    .selectFrom('title_mark')
    .select(['issn', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('mark', '=', mark)
    .execute();
}

/** How many journals have each mark. */
export async function countMarks(db: Db, tenantId: string): Promise<ReadonlyMap<TitleMark, number>> {
  const rows = await db
    .selectFrom('title_mark')
    .select(['mark', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('state', '<>', 'gone')
    .groupBy('mark')
    .execute();
  return new Map(rows.map(({ mark, count }) => [mark, Number(count)]));
}

export async function insertMarks(tx: Tx, rows: readonly TitleMarkTable[]): Promise<void> {
  await insertNewRows(tx, 'title_mark', rows);
}

/** Changes how far some journals of a mark are. */
export async function changeMarks(
  tx: Db | Tx,
  { tenantId, mark }: { readonly tenantId: string; readonly mark: TitleMark },
  issns: readonly string[],
  { from, to }: { readonly from: readonly TitleMarkTable['state'][]; readonly to: TitleMarkTable['state'] },
): Promise<void> {
  for (let at = 0; at < issns.length; at += CHUNK)
    await tx
      .updateTable('title_mark')
      .set({ state: to })
      .where('tenant_id', '=', tenantId)
      .where('mark', '=', mark)
      .where('issn', 'in', issns.slice(at, at + CHUNK))
      .where('state', 'in', [...from])
      .execute();
}

/** Some journals whose titles do not show yet that they got or lost a mark. */
export async function unsettledMarks(
  db: Db,
  tenantId: string,
  mark: TitleMark,
  limit: number,
): Promise<Pick<TitleMarkTable, 'issn' | 'state'>[]> {
  return db
    .selectFrom('title_mark')
    .select(['issn', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('mark', '=', mark)
    .where('state', '<>', 'kept')
    .limit(limit)
    .execute();
}

/** Their titles show it: the new ones are kept, the gone ones forgotten. */
export async function settleMarkRows(
  db: Db,
  { tenantId, mark }: { readonly tenantId: string; readonly mark: TitleMark },
  rows: readonly Pick<TitleMarkTable, 'issn' | 'state'>[],
): Promise<void> {
  const of = (state: TitleMarkTable['state']) =>
    rows.filter((row) => row.state === state).map(({ issn }) => issn);
  await changeMarks(db, { tenantId, mark }, of('new'), { from: ['new'], to: 'kept' });
  const gone = of('gone');
  if (gone.length === 0) return;
  await db
    .deleteFrom('title_mark')
    .where('tenant_id', '=', tenantId)
    .where('mark', '=', mark)
    .where('issn', 'in', gone)
    .where('state', '=', 'gone')
    .execute();
}

import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { type DescribedTitle, titleKeys } from '../described-title.ts';
import { newTitle } from '../new-title.ts';
import { lineKey } from '../rulings/line-key.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { ruledTitles } from '../store/ruling-store.ts';
import { addKeys, findByKeys, insertTitles } from '../store/title-store.ts';
import { NO_END, type TitleKeyTable, type TitleListTable, type TitleTable } from '../tables.ts';
import type { RowColumns } from './row-columns.ts';

/** Rows of one transaction: it holds the write lock for some milliseconds. */
const ROWS_AT_ONCE = 200;

/**
 * Stores new lines of a list for a generation that readers do not see yet. A line is about the title that has its surest known key; where
 * none has, about a new one. What staff decided about a line comes first, and such a line makes no key known.
 */
export async function putRows(
  db: Db,
  list: TitleListTable,
  { generation, now }: { readonly generation: number; readonly now: string },
  rows: readonly RowColumns[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await inTransaction(db, (tx) =>
      putSome(tx, list, { generation, now }, rows.slice(at, at + ROWS_AT_ONCE)),
    );
}

async function putSome(
  tx: Tx,
  { id: list_id, tenant_id }: TitleListTable,
  { generation, now }: { readonly generation: number; readonly now: string },
  rows: readonly RowColumns[],
): Promise<void> {
  await lockTitles(tx, tenant_id);
  const lines = rows.map((row) => {
    const title = fromJson<DescribedTitle>(row.described);
    return { row, title, keys: titleKeys(title), lineKey: lineKey(row.vendor_id, title) };
  });
  const ruled = await ruledTitles(
    tx,
    tenant_id,
    list_id,
    lines.map((line) => line.lineKey),
  );
  const titleOf = new Map(await findByKeys(tx, tenant_id, [...new Set(lines.flatMap(({ keys }) => keys))]));
  const titles: TitleTable[] = [];
  const newKeys: TitleKeyTable[] = [];
  const stored = lines.map(({ row, title, keys, lineKey: key }) => {
    const generations = { from_generation: generation, to_generation: NO_END };
    const decided = ruled.get(key);
    if (decided !== undefined)
      return { ...row, id: newId(), tenant_id, list_id, title_id: decided, ...generations };
    const known = keys.map((key) => titleOf.get(key)).find((one) => one !== undefined);
    const title_id = known ?? newId();
    if (known === undefined) titles.push(newTitle(title_id, tenant_id, title, now));
    for (const title_key of keys.filter((key) => !titleOf.has(key))) {
      titleOf.set(title_key, title_id);
      newKeys.push({ tenant_id, title_key, title_id });
    }
    return { ...row, id: newId(), tenant_id, list_id, title_id, ...generations };
  });
  await insertTitles(tx, titles);
  await addKeys(tx, newKeys);
  await insertRows(tx, 'title_row', stored);
}

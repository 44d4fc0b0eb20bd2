import { fromJson, toBit } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { type DescribedTitle, titleKeys } from '../described-title.ts';
import { filedTitle } from '../filed-title.ts';
import { seenRows } from '../store/row-store.ts';
import { addKeys, changeTitles, deleteKeys, findTitles, keysOf } from '../store/title-store.ts';
import type { TitleTable } from '../tables.ts';

type SeenRow = Awaited<ReturnType<typeof seenRows>>[number];

/** Makes other changes to the titles of the library wait. */
export async function lockTitles(tx: Db, tenantId: string): Promise<void> {
  await lockName(tx as Parameters<typeof lockName>[0], `titles/${tenantId}`);
}

/**
 * Makes some titles what the lines say of them that readers see: name and numbers by the first line, shown while there is one. A title
 * without such a line keeps its name and keys, so that it comes back as the same title.
 */
export async function settleTitles(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (tx) => {
    await lockTitles(tx, tenantId);
    const [titles, rows] = [await findTitles(tx, tenantId, ids), await seenRows(tx, tenantId, ids)];
    const rowsOf = groupBy(rows, ({ title_id }) => title_id);
    const now = clock.now().toISOString();
    const alike = new Map<string, { readonly change: Partial<TitleTable>; readonly ids: string[] }>();
    for (const title of titles) {
      const change = changeOf(title, rowsOf.get(title.id) ?? []);
      if (!change) continue;
      const key = JSON.stringify(change);
      const group = alike.get(key) ?? { change: { ...change, updated_at: now }, ids: [] };
      group.ids.push(title.id);
      alike.set(key, group);
    }
    for (const group of alike.values()) await changeTitles(tx, tenantId, group.ids, group.change);
    await settleKeys(tx, tenantId, rowsOf);
    const changed = [...alike.values()].flatMap((group) => group.ids);
    if (changed.length > 0)
      await events.send(tx, thingChanged, { tenantId, subjectIds: changed.map((id) => `title/${id}`), now });
  });
}

/** The columns that are not what the lines say; undefined if all are. */
function changeOf(title: TitleTable, rows: readonly SeenRow[]): Partial<TitleTable> | undefined {
  const [first] = rows;
  if (!first) return title.is_shown === 1 ? { is_shown: 0, is_free: 0 } : undefined;
  const described = fromJson<DescribedTitle>(first.described);
  const wanted: Partial<TitleTable> = {
    ...described,
    ...(described.name === title.name ? {} : filedTitle(described.name)),
    is_shown: 1,
    is_free: toBit(rows.some(({ is_free }) => is_free === 1)),
  };
  const changed = Object.entries(wanted).filter(([name, value]) => title[name as keyof TitleTable] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Titles are known by the keys of the lines that readers see, and no others. */
async function settleKeys(
  tx: Parameters<typeof addKeys>[0],
  tenantId: string,
  rowsOf: ReadonlyMap<string, readonly SeenRow[]>,
): Promise<void> {
  const ids = [...rowsOf.keys()];
  if (ids.length === 0) return;
  const wanted = new Map<string, string>();
  for (const [titleId, rows] of rowsOf)
    for (const { described } of rows)
      for (const key of titleKeys(fromJson(described))) if (!wanted.has(key)) wanted.set(key, titleId);
  const known = await keysOf(tx, tenantId, ids);
  const surplus = known.filter(({ title_key, title_id }) => wanted.get(title_key) !== title_id);
  await deleteKeys(
    tx,
    tenantId,
    surplus.map(({ title_key }) => title_key),
  );
  const has = new Set(known.map(({ title_key }) => title_key));
  const missing = [...wanted].filter(([key]) => !has.has(key));
  await addKeys(
    tx,
    missing.map(([title_key, title_id]) => ({ tenant_id: tenantId, title_key, title_id })),
  );
}

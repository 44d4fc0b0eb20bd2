import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type DescribedTitle, titleKeys } from '../described-title.ts';
import type { SeenRow } from '../store/row-store.ts';
import { addKeys, deleteKeys, keysOf } from '../store/title-store.ts';

/** Titles with lines that readers see are known by the keys of these lines, and by no others: a number that was put right is forgotten. */
export async function settleKeys(
  tx: Tx,
  tenantId: string,
  rowsOf: ReadonlyMap<string, readonly SeenRow[]>,
): Promise<void> {
  if (rowsOf.size === 0) return;
  const wanted = new Map<string, string>();
  for (const [titleId, rows] of rowsOf)
    for (const { described } of rows)
      for (const key of titleKeys(fromJson<DescribedTitle>(described)))
        if (!wanted.has(key)) wanted.set(key, titleId);
  const known = await keysOf(tx, tenantId, [...rowsOf.keys()]);
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

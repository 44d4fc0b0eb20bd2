import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type DescribedTitle, titleKeys } from '../described-title.ts';
import { lineKey } from '../rulings/line-key.ts';
import type { SeenRow } from '../store/row-store.ts';
import { partedLines } from '../store/ruling-store.ts';
import { addKeys, deleteKeys, deleteKeysOfHidden, keysOf } from '../store/title-store.ts';
import type { TitleKeyTable } from '../tables.ts';

/**
 * Titles with lines that readers see are known by the keys of these lines, and by no others: a number that was put right is forgotten. The
 * numbers of a line that staff parted from another title may be wrong: they count only where no other line has them. A number that only a title has
 * which readers do not see goes to the one that they see.
 */
export async function settleKeys(
  tx: Tx,
  tenantId: string,
  rowsOf: ReadonlyMap<string, readonly SeenRow[]>,
): Promise<void> {
  if (rowsOf.size === 0) return;
  const parted = await partedLines(tx, tenantId, [...rowsOf.keys()]);
  const [sure, doubtful]: [WantedKey[], WantedKey[]] = [[], []];
  for (const [titleId, rows] of rowsOf)
    for (const { list_id, vendor_id, described } of rows) {
      const title = fromJson<DescribedTitle>(described);
      const isParted = parted.has(`${list_id}/${lineKey(vendor_id, title)}`);
      for (const key of titleKeys(title)) (isParted ? doubtful : sure).push([key, titleId]);
    }
  const wanted = new Map<string, string>();
  for (const [key, titleId] of [...sure, ...doubtful]) if (!wanted.has(key)) wanted.set(key, titleId);
  const known = await keysOf(tx, tenantId, [...rowsOf.keys()]);
  const isRight = ({ title_key, title_id }: TitleKeyTable) => wanted.get(title_key) === title_id;
  await deleteKeys(
    tx,
    tenantId,
    known.filter((key) => !isRight(key)).map(({ title_key }) => title_key),
  );
  const has = new Set(known.filter(isRight).map(({ title_key }) => title_key));
  const missing = [...wanted].filter(([key]) => !has.has(key));
  const sureKeys = new Set(sure.map(([key]) => key));
  await deleteKeysOfHidden(
    tx,
    tenantId,
    missing.map(([key]) => key).filter((key) => sureKeys.has(key)),
  );
  await addKeys(
    tx,
    missing.map(([title_key, title_id]) => ({ tenant_id: tenantId, title_key, title_id })),
  );
}

type WantedKey = readonly [key: string, titleId: string];

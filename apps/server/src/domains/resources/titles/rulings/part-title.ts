import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  TITLE_LINE_NOT_FOUND,
  TITLE_NOT_FOUND,
  TITLE_PART_OF_ALL,
} from '@lectern/contracts/resources/titles/errors';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { DescribedTitle } from '../described-title.ts';
import { newTitle } from '../new-title.ts';
import { moveRows, rowsOfTitle } from '../store/row-store.ts';
import { putRulings } from '../store/ruling-store.ts';
import { findTitles, insertTitles } from '../store/title-store.ts';
import type { TitleTable } from '../tables.ts';
import { presentLines } from '../title-lines.ts';
import { lineKey } from './line-key.ts';

interface ToPart {
  readonly tenantId: string;
  readonly titleId: string;
  readonly lineIds: readonly string[];
  readonly now: string;
}

type Refused = 'TITLE_NOT_FOUND' | 'TITLE_LINE_NOT_FOUND' | 'TITLE_PART_OF_ALL';

/**
 * Makes a title of some lines of another one. The same lines of other generations go with them, so that an import that is undone or under
 * way does not bring them back. Both titles have to be settled then. Answers both.
 */
export async function partLines(
  tx: Tx,
  { tenantId, titleId, lineIds, now }: ToPart,
): Promise<{ readonly from: TitleTable; readonly parted: TitleTable } | Refusal<Refused>> {
  const [from] = await findTitles(tx, tenantId, [titleId]);
  if (!from) return refuse(TITLE_NOT_FOUND);
  const lines = await presentLines(tx, tenantId, titleId);
  const chosen = lines.filter(({ row }) => lineIds.includes(row.id));
  const [first] = chosen;
  if (!first || chosen.length < new Set(lineIds).size) return refuse(TITLE_LINE_NOT_FOUND);
  const keys = new Set(chosen.map(({ list, key }) => `${list.id}/${key}`));
  if (lines.every(({ list, key }) => keys.has(`${list.id}/${key}`))) return refuse(TITLE_PART_OF_ALL);
  const parted = newTitle(newId(), tenantId, fromJson<DescribedTitle>(first.row.described), now);
  await insertTitles(tx, [parted]);
  const rows = (await rowsOfTitle(tx, tenantId, titleId)).filter(({ list_id, vendor_id, described }) =>
    keys.has(`${list_id}/${lineKey(vendor_id, fromJson<DescribedTitle>(described))}`),
  );
  for (const [listId, moved] of groupBy(rows, ({ list_id }) => list_id))
    await moveRows(
      tx,
      { id: listId, tenant_id: tenantId },
      moved.map(({ id }) => id),
      parted.id,
    );
  await putRulings(
    tx,
    chosen.map(({ list, key }) => ({
      tenant_id: tenantId,
      list_id: list.id,
      line_key: key,
      title_id: parted.id,
      is_parted: 1,
      created_at: now,
    })),
  );
  return { from, parted };
}

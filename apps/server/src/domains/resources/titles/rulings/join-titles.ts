import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_JOINED_TO_ITSELF, TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { DescribedTitle } from '../described-title.ts';
import { putForward } from '../store/forward-store.ts';
import { moveRows, rowsOfTitle } from '../store/row-store.ts';
import { moveRulings, putRulings } from '../store/ruling-store.ts';
import { findTitles, moveKeys } from '../store/title-store.ts';
import type { TitleRulingTable, TitleTable } from '../tables.ts';
import { lineKey } from './line-key.ts';

interface ToJoin {
  readonly tenantId: string;
  readonly titleId: string;
  readonly otherId: string;
  readonly now: string;
}

/** Puts all lines of another title to one, with its keys, so that later lines of both come to it. Its id leads there. Both have to be settled then. */
export async function joinLines(
  tx: Tx,
  { tenantId, titleId, otherId, now }: ToJoin,
): Promise<
  | { readonly title: TitleTable; readonly other: TitleTable }
  | Refusal<'TITLE_NOT_FOUND' | 'TITLE_JOINED_TO_ITSELF'>
> {
  if (titleId === otherId) return refuse(TITLE_JOINED_TO_ITSELF);
  const titles = await findTitles(tx, tenantId, [titleId, otherId]);
  const [title, other] = [titleId, otherId].map((id) => titles.find((one) => one.id === id));
  if (!title || !other) return refuse(TITLE_NOT_FOUND);
  const rows = await rowsOfTitle(tx, tenantId, otherId);
  for (const [listId, moved] of groupBy(rows, ({ list_id }) => list_id))
    await moveRows(
      tx,
      { id: listId, tenant_id: tenantId },
      moved.map(({ id }) => id),
      titleId,
    );
  await moveKeys(tx, tenantId, otherId, titleId);
  await moveRulings(tx, tenantId, otherId, titleId);
  await putForward(tx, tenantId, otherId, titleId);
  const rulings = rows.map(({ list_id, vendor_id, described }): TitleRulingTable => {
    const line_key = lineKey(vendor_id, fromJson<DescribedTitle>(described));
    return { tenant_id: tenantId, list_id, line_key, title_id: titleId, is_parted: 0, created_at: now };
  });
  const byLine = new Map(rulings.map((ruling) => [`${ruling.list_id}/${ruling.line_key}`, ruling]));
  await putRulings(tx, [...byLine.values()]);
  return { title, other };
}

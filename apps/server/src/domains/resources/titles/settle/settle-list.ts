import type { Deps } from '../../../../platform/deps.ts';
import { changeTitleList } from '../store/list-store.ts';
import { walkRows } from '../store/row-store.ts';
import type { TitleListTable } from '../tables.ts';
import { settleTitles } from './settle-titles.ts';

/**
 * Makes the titles of a list what its present lines say, some at a time. If it ends early, the list still says what its titles reflect,
 * and the next call begins again.
 */
export async function settleList(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  list: TitleListTable,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const { id, tenant_id: tenantId, generation, settled_generation: settled } = list;
  const seen = list.is_removed === 1 ? 0 : list.is_shown;
  if (generation === settled && seen === list.settled_shown) return;
  const between =
    seen === list.settled_shown
      ? { from: Math.min(generation, settled), to: Math.max(generation, settled) }
      : undefined;
  for await (const rows of walkRows(db, list, between)) {
    if (signal?.aborted) return;
    await settleTitles(deps, tenantId, [...new Set(rows.map(({ title_id }) => title_id))]);
  }
  await changeTitleList(db, tenantId, id, { settled_generation: generation, settled_shown: seen });
}

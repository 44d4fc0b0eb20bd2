import { TITLE_MARKS } from '@lectern/contracts/resources/titles/title';
import type { Deps } from '../../../../platform/deps.ts';
import { settleMarkRows, unsettledMarks } from '../store/mark-store.ts';
import { findByKeys } from '../store/title-store.ts';
import { settleTitles } from './settle-titles.ts';

/** Journals whose titles are settled at once. */
const AT_ONCE = 200;

/** Lets titles show the marks that lists of the library gave or took, some at a time. If it ends early, the next call goes on. */
export async function settleMarks(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  tenantId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const mark of TITLE_MARKS)
    for (;;) {
      if (signal?.aborted) return;
      const rows = await unsettledMarks(deps.db, tenantId, mark, AT_ONCE);
      if (rows.length === 0) break;
      const keys = rows.map(({ issn }) => `issn:${issn}`);
      const ids = new Set((await findByKeys(deps.db, tenantId, keys)).values());
      await settleTitles(deps, tenantId, [...ids]);
      await settleMarkRows(deps.db, { tenantId, mark }, rows);
    }
}

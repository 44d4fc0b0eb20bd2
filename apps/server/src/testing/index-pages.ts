import { createIndexKeeper, type IndexKeeper } from '../domains/discovery/search-index/keep-index.ts';
import { pagesIndex } from '../domains/resources/repository/text/pages-index.ts';
import { readText } from '../domains/resources/repository/text/read-texts.ts';
import type { Deps } from '../platform/deps.ts';

/** What keeps the index of pages, where a test has no background. */
export function createPagesKeeper(deps: Deps): IndexKeeper {
  return createIndexKeeper(deps, pagesIndex);
}

/** Reads the texts of all files that wait, and writes what changed to the index of pages. */
export async function indexPages(deps: Deps, keeper: IndexKeeper): Promise<void> {
  const waiting = await deps.db
    .selectFrom('digital_file')
    .selectAll()
    .where('text_state', '=', 'waiting')
    .execute();
  for (const file of waiting) await readText(deps, file, new AbortController().signal);
  await keeper.look();
}

import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import { countHits } from '../../../ports/search-engine/ask-engine.ts';
import { issnsOf } from './numbers-of-title.ts';
import type { TitleTable } from './tables.ts';

/** How many articles of the catalogue are in a journal, by its ISSNs; 0 where the search does not answer. */
export async function countArticles(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  title: TitleTable,
): Promise<number> {
  const issns = title.kind === 'serial' ? issnsOf(title) : [];
  if (issns.length === 0) return 0;
  const count = await countHits(deps, tenantId, {
    query: { kind: 'or', of: issns.map((text) => ({ kind: 'text', field: 'issn', text, match: 'exact' })) },
    filters: [{ field: 'docType', anyOf: ['article'] }],
  });
  return isRefusal(count) ? 0 : count;
}

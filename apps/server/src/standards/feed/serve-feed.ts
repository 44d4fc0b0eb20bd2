import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { INPUT_INVALID } from '@lectern/contracts/kernel/common-errors';
import { inputFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { type BibRecord, findBibs } from '../../domains/collection/catalogue/records/find-bibs.ts';
import type { LinkedSearch } from '../../domains/discovery/search/state/app-search-address.ts';
import { prepareAnySearch } from '../../domains/discovery/search/state/prepare-search.ts';
import { rankingOf } from '../../domains/discovery/search/state/ranking.ts';
import { pageRequestOf } from '../../domains/discovery/search/state/search-request.ts';
import type { Deps } from '../../platform/deps.ts';
import { askEngine } from '../../ports/search-engine/ask-engine.ts';
import { pageLanguage } from '../page/page-language.ts';
import type { Query, SiteRequest } from '../site.ts';
import { writeRss } from './write-rss.ts';

const ROWS = '20';

/**
 * Answers a search as an RSS feed. The query string has the parameters of the search call. The newest records are first,
 * unless `sortField` is given. Without words and filters the feed has the newest records of the library.
 */
export function serveFeed(deps: Deps) {
  return async ({ site, query, request, reply }: SiteRequest) => {
    const { tenant } = site;
    const language = pageLanguage(tenant, query);
    const state = readState(query, language);
    if (isRefusal(state)) return state;
    const search = prepareAnySearch(state, rankingOf(tenant.settings));
    const searchRequest = { ...pageRequestOf(search), facets: [], widen: false };
    const found = await askEngine(deps, tenant.id, searchRequest);
    if (isRefusal(found)) return found;
    const ids = found.hits.map(({ id }) => id);
    const bibs = await findBibs(deps.db, tenant.id, ids);
    return reply
      .headers({
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      })
      .send(
        writeRss({
          site,
          language,
          words: wordsOf(state),
          search: linkedSearch(query),
          self: `${site.origin}${request.url}`,
          records: inOrder(
            ids.flatMap((id) => bibs.get(id) ?? []),
            state,
          ),
          now: deps.clock.now(),
        }),
      );
  };
}

function wordsOf({ keyWord, searchItems }: SearchState): string {
  return [keyWord, ...searchItems.map(({ value }) => value)].filter(Boolean).join(' ');
}

/** The records ordered by the instant of entry, if the search is by date: the index orders by the day only. */
function inOrder(records: BibRecord[], { sortField, sortClause }: SearchState): BibRecord[] {
  if (sortField !== 'added' || sortClause === 'asc') return records;
  return records.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
}

/** The same search in the portal: the parameters in the query string that the search call has. */
function linkedSearch(query: Query): LinkedSearch {
  const keys = Object.keys(searchStateSchema.shape);
  return Object.fromEntries(Object.entries(query).filter(([name]) => keys.includes(name)));
}

function readState(query: Query, language: Language): SearchState | Refusal<'INPUT_INVALID'> {
  const newestFirst = query.sortField === undefined ? { sortField: 'added', sortClause: 'desc' } : {};
  const parsed = searchStateSchema.safeParse({ rows: ROWS, ...query, ...newestFirst });
  if (parsed.success) return { ...parsed.data, group: '' };
  return refuse(INPUT_INVALID, inputFault(parsed.error.issues, query, language));
}

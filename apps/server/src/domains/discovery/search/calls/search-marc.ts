import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { MAX_MARC_CANDIDATES, searchMarc } from '@lectern/contracts/discovery/search/search-marc';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { highlighter } from '@lectern/search/query/highlight';
import type { Query } from '@lectern/search/search-engine';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { findMarcRecords } from '../../../collection/catalogue/records/find-marc-record.ts';
import { presentHits } from '../present/present-hits.ts';
import { filtersOf } from '../state/filters.ts';
import { candidateQuery, marcConditions } from '../state/marc-conditions.ts';
import { rankingOf } from '../state/ranking.ts';
import { sortOf } from '../state/search-request.ts';

const EVERYTHING: Query = { kind: 'everything' };

export const searchMarcCall = implement(searchMarc)(async ({ input, context: { tenant }, deps }) => {
  const started = performance.now();
  const filters = filtersOf(input).map(({ filter }) => filter);
  const query = candidateQuery(input.searchItems) ?? (filters.length > 0 ? EVERYTHING : undefined);
  if (!query) return refuse(SEARCH_EMPTY);
  const ranking = rankingOf(tenant.settings);
  const candidates = await askEngine(deps, tenant.id, {
    ...ranking,
    query,
    filters,
    sort: sortOf(input),
    offset: 0,
    limit: MAX_MARC_CANDIDATES,
  });
  if (isRefusal(candidates)) return candidates;
  const ids = candidates.hits.map(({ id }) => id);
  const records = await findMarcRecords(deps.db, tenant.id, ids);
  const fulfils = marcConditions(input.searchItems);
  const found = candidates.hits.filter(({ id }) => {
    const record = records.get(id);
    return record && fulfils(record);
  });
  const start = (input.page - 1) * input.rows;
  return {
    numFound: found.length,
    page: input.page,
    searchResult: await presentHits(deps.db, tenant.id, found.slice(start, start + input.rows), {
      mark: highlighter(query, ranking),
      words: [],
    }),
    partial: candidates.partial || candidates.total > candidates.hits.length,
    elapsedMs: Math.round((performance.now() - started) * 10) / 10,
  };
});

import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { SearchCode } from '@lectern/contracts/search/errors';
import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { SearchState } from '@lectern/contracts/search/search-state';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Deps } from '../../platform/deps.ts';
import type { CallContext } from '../../platform/http/implement.ts';
import { type AnswerOf, untilRefused } from '../../platform/until-refused.ts';
import { countHits, type EngineRefusal } from '../../ports/search-engine/ask-engine.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findKillers } from './find-killers.ts';
import { readFacetLabels } from './present/facet-names.ts';
import { groupLevels } from './present/group-levels.ts';
import { classesIn, presentFacet, shownFacets } from './present/present-facets.ts';
import { presentHits } from './present/present-hits.ts';
import { askInOrder } from './shelf-order.ts';
import { choosesPlace } from './state/filters.ts';
import { refusalOfSearch } from './state/refusal-of-search.ts';
import { markerOf } from './state/search-query.ts';
import { conditionsOf, type Ranking, rankingOf, requestOf } from './state/search-request.ts';

/** A search that finds no more than this is asked whether something else was meant. */
const FEW = 3;

type Asker = Pick<CallContext, 'tenant' | 'language'>;

/** What every search by state answers. */
export async function answerSearch(
  deps: Deps,
  asker: Asker,
  state: SearchState,
): Promise<SearchAnswer | Refusal<SearchCode>> {
  const refusal = refusalOfSearch(state);
  return refusal ?? untilRefused((answerOf) => answerParts(deps, asker, state, answerOf));
}

async function answerParts(
  deps: Deps,
  { tenant, language }: Asker,
  state: SearchState,
  answerOf: AnswerOf<SearchCode>,
): Promise<SearchAnswer> {
  const started = performance.now();
  const ranking = rankingOf(tenant.settings);
  const request = requestOf(state, ranking);
  const found = answerOf(await askInOrder(deps, tenant.id, state, request));
  const countOf = async (asked: Parameters<typeof countHits>[2]) =>
    answerOf(await countHits(deps, tenant.id, asked));
  const facets = shownFacets(found.facets, state);
  const mark = markerOf(request.query, found.reading, ranking);
  const [searchResult, labelOf, didYouMean, onShelfCount] = await Promise.all([
    presentHits(deps.db, tenant.id, found.hits, mark),
    readFacetLabels(deps.db, tenant.id, language, [...classesIn(facets), ...state.kindNo]),
    likelyWords(deps, tenant.id, state, ranking, found).then(answerOf),
    countOnShelf(state, found, (only) => countOf(conditionsOf(only, ranking))),
  ]);
  return {
    numFound: found.total,
    page: state.page,
    searchResult,
    facetResult: facets.map((facet) => presentFacet(facet, labelOf)),
    onShelfCount,
    reading: presentReading(found),
    didYouMean,
    killers:
      found.total > 0
        ? []
        : await findKillers(
            state,
            { ranking, isWidened: found.reading.kind !== 'literal' },
            labelOf,
            countOf,
          ),
    levelResultList: answerOf(
      await groupLevels(deps, tenant.id, state, { request, mark, facets: found.facets, labelOf }),
    ),
    partial: found.partial,
    elapsedMs: Math.round((performance.now() - started) * 10) / 10,
  };
}

/** How much the switch to what is on shelf finds. Copies elsewhere do not count where places are chosen: that is a search of its own. */
async function countOnShelf(
  state: SearchState,
  { total, facets }: SearchResult,
  count: (state: SearchState) => Promise<number>,
): Promise<number> {
  const anywhere = facets.find(({ field }) => field === 'onShelf')?.values[0]?.count ?? 0;
  if (state.onlyOnShelf) return total;
  return anywhere > 0 && choosesPlace(state) ? count({ ...state, onlyOnShelf: true }) : anywhere;
}

async function likelyWords(
  deps: Deps,
  tenantId: string,
  state: SearchState,
  ranking: Ranking,
  { total, reading }: SearchResult,
): Promise<string | EngineRefusal | null> {
  if (state.keyWord === '' || total > FEW || (total > 0 && reading.kind !== 'literal')) return null;
  const countOf = (keyWord: string) =>
    countHits(deps, tenantId, conditionsOf({ ...state, keyWord, literal: true }, ranking));
  const better = await correctSpelling(deps, tenantId, state.keyWord, total, countOf);
  return isRefusal(better) ? better : (better?.words ?? null);
}

function presentReading({ reading }: SearchResult): SearchAnswer['reading'] {
  switch (reading.kind) {
    case 'words':
      return { kind: 'words', words: [...reading.words] };
    case 'fuzzy':
      return { kind: 'fuzzy', changed: [...reading.changed] };
    default:
      return reading;
  }
}

import type { HitListCode, SearchCode } from '@lectern/contracts/discovery/search/errors';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { type AnswerOf, untilRefused } from '../../../platform/until-refused.ts';
import { countHits, type EngineRefusal } from '../../../ports/search-engine/ask-engine.ts';
import { correctSpelling } from './correct-spelling.ts';
import { type CountOf, findKillers } from './find-killers.ts';
import { presentMeaning } from './meaning/present-meaning.ts';
import { askByMeaning, meaningPart } from './meaning/question-meaning.ts';
import { withCollectionLabels } from './present/collection-labels.ts';
import { readFacetLabels } from './present/facet-names.ts';
import { groupLevels } from './present/group-levels.ts';
import { highlightedTexts } from './present/highlighted-texts.ts';
import { markerOf } from './present/mark-words.ts';
import { classesIn, presentFacet, shownFacets } from './present/present-facets.ts';
import { presentHits } from './present/present-hits.ts';
import { searchInOrder } from './shelf-order.ts';
import { choosesPlace } from './state/filters.ts';
import { changeSearch, type PreparedSearch, prepareSearch } from './state/prepare-search.ts';
import { conditionsOf, pageRequestOf } from './state/search-request.ts';

/** For a search that finds no more than this, other words are suggested. */
const FEW = 3;

type Asker = Pick<CallContext, 'tenant' | 'language'>;

/** The answer of every call that searches by a state. */
export async function answerSearch(
  deps: Deps,
  asker: Asker,
  state: SearchState,
): Promise<SearchAnswer | Refusal<SearchCode>> {
  const search = prepareSearch(state, asker.tenant.settings);
  return isRefusal(search) ? search : answerPrepared(deps, asker, search);
}

export async function answerPrepared(
  deps: Deps,
  asker: Asker,
  search: PreparedSearch,
): Promise<SearchAnswer | Refusal<HitListCode>> {
  return untilRefused((answerOf) => answerParts(deps, asker, search, answerOf));
}

async function answerParts(
  deps: Deps,
  { tenant, language }: Asker,
  search: PreparedSearch,
  answerOf: AnswerOf<HitListCode>,
): Promise<SearchAnswer> {
  const started = performance.now();
  const { state } = search;
  const asked = await askByMeaning(deps, tenant, search);
  const request = { ...pageRequestOf(search), ...meaningPart(asked) };
  const found = answerOf(await searchInOrder(deps, tenant.id, state, request));
  const countOf: CountOf = async (conditions) => answerOf(await countHits(deps, tenant.id, conditions));
  const facets = shownFacets(found.facets, state);
  const marker = markerOf(search, found.reading);
  const about = await presentMeaning(deps.db, tenant, language, asked.about, found);
  const [searchResult, labelOf, didYouMean, onShelfCount] = await Promise.all([
    presentHits(deps.db, tenant.id, found.hits, marker, about.sayReasons),
    readFacetLabels(deps.db, tenant, language, [...classesIn(facets), ...state.kindNo]),
    likelyWords(deps, tenant.id, search, found).then(answerOf),
    countOnShelf(search, found, countOf),
  ]);
  const isWidened = found.reading.kind !== 'literal';
  return {
    numFound: found.total,
    totalNum: found.total,
    page: state.page,
    searchResult,
    result: searchResult,
    hlResult: highlightedTexts(searchResult),
    facetResult: facets.map((facet) => presentFacet(facet, labelOf)),
    onShelfCount,
    reading: presentReading(found),
    meaning: about.meaning,
    sentTo: asked.sentTo,
    didYouMean,
    killers:
      found.total > 0
        ? []
        : await findKillers(
            search,
            isWidened,
            await withCollectionLabels(deps, { tenant, language }, state.eCollectionIds, labelOf),
            countOf,
          ),
    levelResultList: answerOf(
      await groupLevels(deps, tenant.id, search, { request, marker, facets: found.facets, labelOf }),
    ),
    partial: found.partial,
    elapsedMs: Math.round((performance.now() - started) * 10) / 10,
  };
}

/** How many records the switch "on shelf" would find. Where places are chosen only copies there count, which takes a search of its own. */
async function countOnShelf(
  search: PreparedSearch,
  { total, facets }: SearchResult,
  countOf: CountOf,
): Promise<number> {
  const { state } = search;
  const anywhere = facets.find(({ field }) => field === 'onShelf')?.values[0]?.count ?? 0;
  if (state.onlyOnShelf) return total;
  if (anywhere === 0 || !choosesPlace(state)) return anywhere;
  return countOf(conditionsOf(changeSearch(search, { onlyOnShelf: true })));
}

async function likelyWords(
  deps: Deps,
  tenantId: string,
  search: PreparedSearch,
  { total, reading }: SearchResult,
): Promise<string | EngineRefusal | null> {
  const { keyWord } = search.state;
  if (keyWord === '' || total > FEW || (total > 0 && reading.kind !== 'literal')) return null;
  const countWith = (words: string) =>
    countHits(deps, tenantId, { ...conditionsOf(changeSearch(search, { keyWord: words })), widen: false });
  const better = await correctSpelling(deps, tenantId, keyWord, total, countWith);
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

import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { browseIndex } from '@lectern/contracts/search/browse-index';
import { SEARCH_EMPTY } from '@lectern/contracts/search/errors';
import { type FacetName, searchStateSchema } from '@lectern/contracts/search/search-state';
import { fold } from '@lectern/search/analysis/fold';
import { sortKey } from '@lectern/search/analysis/sort-key';
import type { SearchResult } from '@lectern/search/search-engine';
import { implement } from '../../../platform/http/implement.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import { answerPrepared } from '../answer-search.ts';
import { readFacetLabels } from '../present/facet-names.ts';
import { FACET_OF_KEY } from '../state/filters.ts';
import { prepareSearch } from '../state/prepare-search.ts';
import { pageRequestOf } from '../state/search-request.ts';

/** Indexes whose headings are counted. */
const FACET_OF_INDEX: Readonly<Record<string, FacetName>> = {
  author: 'author',
  subject: 'subject',
  publisher: 'publisher',
  series: 'collectionName',
  classNumber: 'kindNo',
};
const SCANNED = 2000;
const HEADINGS = 50;

export const browseIndexCall = implement(browseIndex)(async ({ input, context, deps }) => {
  if (input.keyWord === '') return refuse(SEARCH_EMPTY);
  const { tenant, language } = context;
  const inFilingOrder = input.searchField === 'author' ? 'author' : 'title';
  const state = {
    ...searchStateSchema.parse({}),
    ...input,
    sortField: input.sortField ?? inFilingOrder,
    literal: true,
  };
  const search = prepareSearch(state, tenant.settings);
  if (isRefusal(search)) return search;
  const facet = FACET_OF_INDEX[input.searchField];
  const headings = async () => {
    if (!facet) return [];
    const counted = await askEngine(deps, tenant.id, {
      ...pageRequestOf(search),
      facets: [{ field: FACET_OF_KEY[facet], limit: SCANNED, order: 'count' }],
      offset: 0,
      limit: 0,
    });
    if (isRefusal(counted)) return counted;
    const begun = beginning(counted.facets, input.keyWord);
    const notations = facet === 'kindNo' ? begun.map(({ value }) => value) : [];
    const labelOf = await readFacetLabels(deps.db, tenant.id, language, notations);
    return begun.map((one) => ({ ...one, label: labelOf(facet, one.value) }));
  };
  const [answer, found] = await Promise.all([answerPrepared(deps, context, search), headings()]);
  if (isRefusal(answer)) return answer;
  if (isRefusal(found)) return found;
  return { ...answer, headings: found };
});

/** The headings that begin with the words, in filing order. */
function beginning([counted]: SearchResult['facets'], words: string) {
  const sought = fold(words);
  return (counted?.values ?? [])
    .filter(({ value }) => fold(value).startsWith(sought))
    .map((one) => ({ one, key: sortKey(one.value) }))
    .toSorted((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
    .slice(0, HEADINGS)
    .map(({ one }) => one);
}

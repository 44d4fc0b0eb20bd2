import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { filingTitle } from '@lectern/search/ranking/title-keys';
import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { EngineRefusal } from '../../../../ports/search-engine/ask-engine.ts';
import { type PreparedSearch, prepareAnySearch } from '../state/prepare-search.ts';
import { rankingOf } from '../state/ranking.ts';
import { type BrowseInput, headingFieldOf } from './heading-field.ts';
import { headingsEqualTo } from './heading-page.ts';

const EXACT = 1;

/**
 * The search for the records of an index. For headings and titles the words are a condition: the headings that the text is, or what
 * their beginning is. Other indexes are searched by words or numbers.
 */
export async function prepareIndexSearch(
  deps: Pick<Deps, 'search'>,
  { tenant }: Pick<CallContext, 'tenant'>,
  input: BrowseInput,
): Promise<PreparedSearch | EngineRefusal> {
  const state: SearchState = {
    ...searchStateSchema.parse({}),
    ...input,
    sortField: input.sortField ?? (input.searchField === 'author' ? 'author' : 'title'),
    literal: true,
  };
  const ranking = rankingOf(tenant.settings);
  const condition = await conditionOf(deps, tenant.id, input, ranking.languages);
  if (isRefusal(condition)) return condition;
  if (condition === undefined) return prepareAnySearch(state, ranking);
  return { ...prepareAnySearch({ ...state, keyWord: '' }, ranking), conditions: [condition] };
}

/** Undefined for an index that is searched by words or numbers. */
async function conditionOf(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  input: BrowseInput,
  languages: readonly string[] = [],
): Promise<Filter | EngineRefusal | undefined> {
  const { searchField, keyWord, matchMode } = input;
  if (searchField === 'title') {
    // Titles are filed without their article, which readers type or leave out.
    const begins = [...new Set([keyWord, filingTitle(keyWord, languages)])];
    return matchMode === EXACT ? undefined : { field: 'title', begins };
  }
  const field = headingFieldOf(searchField);
  if (field === undefined) return undefined;
  if (matchMode === EXACT) {
    const equal = await headingsEqualTo(deps, tenantId, field, input);
    if (isRefusal(equal)) return equal;
    const values = equal.map(({ value }) => value);
    // Classes of other classifications are no headings.
    if (values.length === 0 && field === 'class') return undefined;
    return { field, anyOf: values.length > 0 ? values : [keyWord] };
  }
  return field === 'class' ? undefined : { field, begins: [keyWord] };
}

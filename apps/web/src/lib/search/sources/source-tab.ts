import { MAX_SCHOLAR_WORDS, SCHOLAR_FIELDS } from '@lectern/contracts/discovery/scholar/scholar-search';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { MAX_REMOTE_WORDS } from '@lectern/contracts/discovery/sources/remote-query';
import { REMOTE_FIELDS, type RemoteField } from '@lectern/contracts/people/tenant/source-settings';
import { changed, type ResultView, withoutFilters, writeSearch } from '../search-in-address.ts';
import { writeChosenThings } from '../things-in-address.ts';

/**
 * The tabs of a search, in their order: the first of all sources, each source alone, and last the kinds of things that only some
 * searches have.
 */
export const SOURCE_TABS = [
  'all',
  'catalogue',
  'eresource',
  'title',
  'papers',
  'object',
  'others',
  'topic',
  'announcement',
  'person',
] as const satisfies readonly ('all' | 'catalogue' | 'papers' | 'others' | ThingKind)[];
export type SourceTab = (typeof SOURCE_TABS)[number];

/** Kinds of things that keep their tab in every search of a library that has any of them. */
export const KEPT_KINDS = ['eresource', 'title', 'object'] as const satisfies readonly ThingKind[];

/** Whether a tab is that of a kind of things beside records. */
export function isThingTab(tab: SourceTab): tab is SourceTab & ThingKind {
  return tab !== 'all' && tab !== 'catalogue' && tab !== 'papers' && tab !== 'others';
}

/** Whether the address of a search asks for the first of all sources. */
export function isOfAllSources(query: URLSearchParams): boolean {
  return query.get('tab') === 'all' && (query.get('keyWord') ?? '').trim() !== '';
}

/**
 * The address of a search in a source. All sources are asked for the words alone, because most know no filters. Undefined where the
 * source cannot be asked: without words, or if they are too long.
 */
export function sourceAddress(tab: SourceTab, state: SearchState, view: ResultView): string | undefined {
  if (tab === 'catalogue') return writeSearch(state, view);
  if (state.keyWord === '') return undefined;
  switch (tab) {
    case 'all':
      return `${writeSearch({ ...withoutFilters(state), searchItems: [] }, view)}&tab=all`;
    case 'papers':
      return scholarlyAddress(state);
    case 'others': {
      const remote = remoteSearchOf(state);
      return remote && allLibrariesAddress(remote);
    }
    default:
      return writeChosenThings(changed(state, {}), view, { kind: tab, page: 1 });
  }
}

export interface RemoteSearch {
  readonly keyWord: string;
  readonly searchField: RemoteField;
}

/** A search for other libraries: words and field, without filters and condition rows. Undefined without words, or if they are too long. */
export function remoteSearchOf({
  keyWord,
  searchField,
}: Pick<SearchState, 'keyWord' | 'searchField'>): RemoteSearch | undefined {
  if (keyWord === '' || keyWord.length > MAX_REMOTE_WORDS) return undefined;
  return { keyWord, searchField: REMOTE_FIELDS.find((field) => field === searchField) ?? 'any' };
}

/** The address of the list of all other libraries together, which shows each alone too. */
function allLibrariesAddress({ keyWord, searchField }: RemoteSearch): string {
  const query = new URLSearchParams({ keyWord, ...(searchField !== 'any' && { searchField }) });
  return `/otherSearchList2?${query.toString()}`;
}

/**
 * The address of the same words in scholarly sources, as their page reads it; undefined without words, or if they are too long.
 */
function scholarlyAddress({
  keyWord,
  searchField,
}: Pick<SearchState, 'keyWord' | 'searchField'>): string | undefined {
  if (keyWord.length > MAX_SCHOLAR_WORDS) return undefined;
  const field = SCHOLAR_FIELDS.find((one) => one === searchField && one !== 'any');
  return `/chaoXingSearchList?${new URLSearchParams({ keyWord, ...(field && { searchField: field }) })}`;
}

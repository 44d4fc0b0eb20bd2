import {
  type FacetName,
  FILTERS,
  type FilterName,
  type SearchState,
} from '@lectern/contracts/discovery/search/search-state';
import type { FacetField } from '@lectern/search/search-document';
import type { Filter } from '@lectern/search/search-engine';

/** The specification's keys of facets, and the engine's field for each. */
export const FACET_OF_KEY: Readonly<Record<FacetName, FacetField>> = {
  docCode: 'docType',
  resourceType: 'resourceType',
  langCode: 'language',
  countryCode: 'country',
  publishYear: 'year',
  subject: 'subject',
  discode1: 'discipline',
  author: 'author',
  publisher: 'publisher',
  collectionName: 'collection',
  libCode: 'library',
  campusId: 'campus',
  locationId: 'location',
  kindNo: 'class',
  availability: 'availability',
  coreInclude: 'coreList',
  ddType: 'degree',
  verifyStatus: 'verification',
};

type PlaceKey = 'libCode' | 'campusId' | 'locationId';

/** The engine's fields of places by what a copy there must be. */
const PLACE_FIELDS = {
  held: { libCode: 'library', campusId: 'campus', locationId: 'location' },
  onShelf: { libCode: 'shelfLibrary', campusId: 'shelfCampus', locationId: 'shelfLocation' },
  loanable: { libCode: 'loanLibrary', campusId: 'loanCampus', locationId: 'loanLocation' },
  inLibrary: { libCode: 'readingLibrary', campusId: 'readingCampus', locationId: 'readingLocation' },
} as const satisfies Record<string, Record<PlaceKey, FacetField>>;

type ShelfState = Pick<SearchState, 'onlyOnShelf' | 'availability'>;

/**
 * The engine's field for a facet of a state. If only works with a copy on shelf are wanted, places are those where such a copy is, so
 * that the count of a place is what choosing it finds.
 */
export function facetFieldOf(name: FacetName, state: ShelfState): FacetField {
  switch (name) {
    case 'libCode':
    case 'campusId':
    case 'locationId':
      return PLACE_FIELDS[placesOf(state)][name];
    default:
      return FACET_OF_KEY[name];
  }
}

/** What a copy must be at a chosen place. A work that is online, or all of whose copies are out, is at every place that holds it. */
function placesOf({ onlyOnShelf, availability }: ShelfState): keyof typeof PLACE_FIELDS {
  const states = new Set(availability);
  if (states.has('online') || states.has('unavailable')) return onlyOnShelf ? 'onShelf' : 'held';
  if (states.has('loanable')) return states.has('in_library') ? 'onShelf' : 'loanable';
  if (states.has('in_library')) return 'inLibrary';
  return onlyOnShelf ? 'onShelf' : 'held';
}

/** The sources of a record are the one that it was imported under and the databases that have it. */
function filterFieldOf(name: FilterName, state: FilterState): FacetField {
  switch (name) {
    case 'eCollectionIds':
      return 'source';
    case 'onlyOnShelf':
      return 'onShelf';
    default:
      return facetFieldOf(name, state);
  }
}

/** The filter keys of a search state. */
export type FilterState = Pick<
  SearchState,
  Exclude<FilterName, 'publishYear'> | 'publishBegin' | 'publishEnd'
>;

/** One chosen filter under its name in the search call. */
export interface NamedFilter {
  readonly name: FilterName;
  /** As chosen; of a range of years its ends. */
  readonly values: readonly string[];
  readonly filter: Filter;
}

/** The filters of a state. */
export function filtersOf(state: FilterState): NamedFilter[] {
  return FILTERS.flatMap((name) => {
    if (name === 'publishYear') return yearsOf(state);
    const values = name === 'onlyOnShelf' ? (state.onlyOnShelf ? ['1'] : []) : storedForm(name, state[name]);
    if (values.length === 0) return [];
    return [{ name, values, filter: { field: filterFieldOf(name, state), anyOf: values } }];
  });
}

/** The change of a state that clears one filter. */
export function withoutFilter(name: FilterName): Partial<SearchState> {
  switch (name) {
    case 'publishYear':
      return { publishBegin: undefined, publishEnd: undefined };
    case 'onlyOnShelf':
      return { onlyOnShelf: false };
    default:
      return { [name]: [] };
  }
}

/** Whether places are chosen; "on shelf" then means on shelf there. */
export function choosesPlace({ libCode, campusId, locationId }: FilterState): boolean {
  return libCode.length + campusId.length + locationId.length > 0;
}

function yearsOf({ publishBegin: from, publishEnd: to }: FilterState): NamedFilter[] {
  if (from === undefined && to === undefined) return [];
  const values = [from, to].map((year) => (year === undefined ? '' : String(year)));
  return [{ name: 'publishYear', values, filter: { field: 'year', from, to } }];
}

function storedForm(name: FilterName, values: readonly string[]): readonly string[] {
  return name === 'countryCode' || name === 'kindNo' ? values.map((value) => value.toUpperCase()) : values;
}

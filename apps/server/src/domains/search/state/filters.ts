import {
  type FacetName,
  FILTERS,
  type FilterName,
  type SearchState,
} from '@lectern/contracts/search/search-state';
import type { FacetField, Filter } from '@lectern/search/search-engine';

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
};

const SHELF_FIELD: Partial<Record<FilterName, FacetField>> = {
  libCode: 'shelfLibrary',
  campusId: 'shelfCampus',
  locationId: 'shelfLocation',
};

/**
 * The engine's field for a facet of a state. With `onlyOnShelf`, places are those where a copy is on shelf, so that the count of a place is
 * what choosing it finds.
 */
export function facetFieldOf(name: FacetName, { onlyOnShelf }: Pick<SearchState, 'onlyOnShelf'>): FacetField {
  return (onlyOnShelf ? SHELF_FIELD[name] : undefined) ?? FACET_OF_KEY[name];
}

/** Each electronic collection is loaded from a source of its own. */
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

/** The filters of a state; those that refusal-of-search.ts refuses are not read. */
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

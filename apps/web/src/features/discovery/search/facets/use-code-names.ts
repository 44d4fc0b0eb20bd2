import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import type { ListFilter } from '../../../../lib/search/search-in-address.ts';
import { useCall } from '../../../../lib/use-call.ts';

/** The dictionary with the names of a filter's values. */
const DICTIONARY_OF = {
  availability: 'availability',
  docCode: 'docCode',
  resourceType: 'resourceType',
  langCode: 'langCode',
  countryCode: 'countryCode',
  discode1: 'discode1',
  libCode: 'libCode',
  campusId: 'campusCode',
  locationId: 'locationId',
  kindNo: 'classNo',
  coreInclude: 'coreInclude',
  ddType: 'ddType',
  eCollectionIds: 'databaseFindDtoList',
  verifyStatus: 'verifyStatus',
} as const satisfies Partial<Record<ListFilter, string>>;

const STALE_MS = 10 * 60_000;

interface NamedFacet {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Gives the name of a filter's value, or the value itself if it has no name. The search answer names the values that hits have; the
 * names of other chosen values come from the dictionaries.
 */
export function useCodeNames(
  state: SearchState,
  facets: readonly NamedFacet[],
): (filter: ListFilter, value: string) => string {
  const labels = new Map(
    facets.flatMap(({ name, values }) => values.map(({ value, label }) => [`${name}:${value}`, label])),
  );
  const filters = Object.keys(DICTIONARY_OF) as (keyof typeof DICTIONARY_OF)[];
  const unnamed = filters.filter((name) => state[name].some((value) => !labels.has(`${name}:${value}`)));
  const names = useCall(
    getDictionaries,
    { names: unnamed.map((name) => DICTIONARY_OF[name]) },
    { enabled: unnamed.length > 0, staleMs: STALE_MS, keepPrevious: true },
  ).data;
  return (filter, value) => {
    const dictionary = filter in DICTIONARY_OF ? DICTIONARY_OF[filter as keyof typeof DICTIONARY_OF] : null;
    const entry = dictionary && names?.[dictionary]?.find(({ code }) => code === value);
    return labels.get(`${filter}:${value}`) ?? (entry ? entry.name : value);
  };
}

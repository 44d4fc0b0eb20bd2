import type { Filter } from '@lectern/search/search-engine';

/** The filters of the browse calls, as in contracts/browse/browse-fields.ts. */
interface BrowseFilters {
  readonly docCode: readonly string[];
  readonly langCode: readonly string[];
  readonly countryCode: readonly string[];
  readonly libCode: readonly string[];
}

export function browseFilters(input: BrowseFilters): Filter[] {
  const lists = [
    { field: 'docType', anyOf: input.docCode },
    { field: 'language', anyOf: input.langCode },
    { field: 'country', anyOf: input.countryCode.map((code) => code.toUpperCase()) },
    { field: 'library', anyOf: input.libCode },
  ] as const;
  return lists.filter(({ anyOf }) => anyOf.length > 0);
}

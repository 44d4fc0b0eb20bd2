import type { PapersProtocol, PapersQuestion, PapersSearch } from '../papers.ts';
import { encodeStrictly, plainWords, queryOf } from '../plain-words.ts';
import { OPENALEX_TYPES } from './openalex-types.ts';
import { readWorks } from './read-works.ts';

/** Only what is read: the abstracts and affiliations of a page of works are most of its bytes. */
const FIELDS = [
  'id',
  'doi',
  'display_name',
  'publication_year',
  'publication_date',
  'type',
  'type_crossref',
  'language',
  'primary_location',
  'best_oa_location',
  'open_access',
  'authorships',
  'biblio',
  'cited_by_count',
  'referenced_works_count',
  'is_retracted',
  'abstract_inverted_index',
  'topics',
].join(',');

const SORTS = {
  relevance: undefined,
  newest: 'publication_date:desc',
  cited: 'cited_by_count:desc',
} as const;

/** OpenAlex (https://docs.openalex.org/api-entities/works). */
export const openalex: PapersProtocol = {
  reach: 10_000,
  mostWorks: 50,
  ask(question) {
    const asked = filtersOf(question);
    if (!asked) return undefined;
    const { filters, search } = asked;
    const isCount = question.what === 'years' || question.what === 'citingYears';
    const query = queryOf({
      search,
      sort: question.what === 'search' ? sortOf(question) : undefined,
      select: isCount ? undefined : FIELDS,
      group_by: isCount ? 'publication_year' : undefined,
      'per-page': isCount ? undefined : 'rows' in question ? question.rows : 50,
      page: 'rows' in question ? Math.floor(question.offset / question.rows) + 1 : undefined,
    });
    // Colons, commas and bars of the filter mean something: its values are encoded, the filter is not.
    return `/works?${filters.length > 0 ? `filter=${filters.join(',')}&` : ''}${query}`;
  },
  read: (_, answer) => readWorks(answer),
};

function sortOf({ sort, search }: PapersQuestion & { readonly what: 'search' }): string | undefined {
  return sort === 'relevance' && search.field !== 'any' ? 'cited_by_count:desc' : SORTS[sort];
}

function filtersOf(
  question: PapersQuestion,
): { readonly filters: readonly string[]; readonly search?: string } | undefined {
  switch (question.what) {
    case 'search':
    case 'years':
      return filtersOfSearch(question.search);
    case 'works': {
      const { ids, dois } = question;
      // A comma or a bar would be read as another filter.
      const named =
        ids.length > 0 ? ids.filter((id) => /^W\d{1,12}$/.test(id)) : dois.filter((doi) => !/[,|]/.test(doi));
      if (named.length === 0) return undefined;
      return { filters: [`${ids.length > 0 ? 'openalex' : 'doi'}:${named.map(encodeStrictly).join('|')}`] };
    }
    case 'references':
      return isId(question.of) ? { filters: [`cited_by:${question.of}`] } : undefined;
    case 'citing':
    case 'citingYears':
      return isId(question.of) ? { filters: [`cites:${question.of}`] } : undefined;
  }
}

function isId(id: string): boolean {
  return /^W\d{1,12}$/.test(id);
}

function filtersOfSearch(search: PapersSearch): ReturnType<typeof filtersOf> {
  const words = plainWords(search.words);
  if (words === '') return undefined;
  const types = search.types.flatMap((type) => OPENALEX_TYPES[type]);
  const filters = [
    ...(search.field === 'title' ? [`title.search:${encodeStrictly(words)}`] : []),
    ...(search.field === 'author' ? [`raw_author_name.search:${encodeStrictly(words)}`] : []),
    ...(search.yearFrom === undefined ? [] : [`from_publication_date:${search.yearFrom}-01-01`]),
    ...(search.yearTo === undefined ? [] : [`to_publication_date:${search.yearTo}-12-31`]),
    ...(types.length === 0 ? [] : [`type:${types.join('|')}`]),
    ...(search.languages.length === 0 ? [] : [`language:${search.languages.map(encodeStrictly).join('|')}`]),
    ...(search.openOnly ? ['is_oa:true'] : []),
  ];
  return { filters, ...(search.field === 'any' && { search: words }) };
}

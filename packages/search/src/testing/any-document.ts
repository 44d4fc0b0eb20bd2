import fc from 'fast-check';
import { HEADING_FIELDS } from '../analysis/heading-key.ts';
import { FACET_FIELDS, type SearchDocument, type SearchField, TEXT_FIELDS } from '../search-document.ts';
import type { Filter, HeadingsRequest, MatchMode, Query, SearchRequest } from '../search-engine.ts';

/** Few words, so that random documents and queries meet. */
const WORDS = [
  'red',
  'chamber',
  'dream',
  'science',
  'sciences',
  'the',
  'C++',
  "l'homme",
  '3-D',
  'O’Brien',
  '红楼梦',
  '紅樓',
  '研究',
  '梦',
  'ドリーム',
  '한국어',
  'é',
  '1984',
  '978-7-02-000220-7',
  '0262033844',
  'of',
  'Müller',
  'Mueller',
  'cello',
  'violoncelli',
  'violoncello',
  '20th-century',
  'twentieth',
  'B-flat',
  '!!!',
];
const LANGUAGES = ['eng', 'ger', 'ita', 'chi'];
const VALUES = ['a', 'b', 'c', 'd', '红', '', ' a'];
const YEARS = ['1899', '1990', '2001', '2020', 'undated'];
const ISBNS = ['9787020002207', '7-02-000220-X', '9780262033848'];
const CALL_NUMBERS = ['I247.57/23', 'I247.5', 'TP312', 'QA76.73 .J38'];

const anyBeginning = fc.array(fc.constantFrom('a', 'the', 're', '红', '19', '', '!'), { maxLength: 2 });

const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(' '));
const someWords = fc.array(words, { maxLength: 2 });
const someLanguages = fc.option(fc.subarray(LANGUAGES), { nil: undefined });

/** A document over a small vocabulary. */
export function anyDocument(
  id: fc.Arbitrary<string> = fc.integer({ min: 0, max: 60 }).map((n) => `bib-${n}`),
): fc.Arbitrary<SearchDocument> {
  const facet = fc.array(fc.constantFrom(...VALUES), { maxLength: 3 });
  return fc.record({
    id,
    languages: someLanguages,
    persons: fc.array(words, { maxLength: 2 }),
    text: fc.record(Object.fromEntries(TEXT_FIELDS.map((field) => [field, someWords])), { requiredKeys: [] }),
    keywords: fc.record(
      {
        isbn: fc.array(fc.constantFrom(...ISBNS), { maxLength: 2 }),
        callNumber: fc.array(fc.constantFrom(...CALL_NUMBERS), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    facets: fc.record(
      {
        ...Object.fromEntries(FACET_FIELDS.map((field) => [field, facet])),
        year: fc.array(fc.constantFrom(...YEARS), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    sort: fc.record({
      title: words,
      author: fc.constantFrom('', 'Cao', 'cao', 'O’Brien', '曹雪芹'),
      year: fc.integer({ min: -500, max: 2100 }),
      added: fc.integer({ min: 0, max: 30_000 }),
      popularity: fc.integer({ min: 0, max: 3 }),
      rating: fc.constantFrom(0, 250, 420, 500),
    }),
  });
}

export function anyQuery(): fc.Arbitrary<Query> {
  const text = fc.record({
    kind: fc.constant('text' as const),
    field: fc.constantFrom<SearchField>('any', 'title', 'author', 'notes', 'isbn', 'callNumber'),
    text: fc.oneof(
      { weight: 4, arbitrary: words },
      {
        weight: 1,
        arbitrary: fc.constantFrom('re', '红', 'cha', '', '?!', 'missing', ...ISBNS, ...CALL_NUMBERS),
      },
    ),
    match: fc.constantFrom<MatchMode>('exact', 'phrase', 'all', 'any', 'prefix'),
    beside: fc.option(fc.constant(true as const), { nil: undefined }),
  });
  return fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 4, arbitrary: text },
      { weight: 1, arbitrary: fc.constant({ kind: 'everything' as const }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          of: fc.array(tie('query'), { maxLength: 3 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), of: tie('query') }) },
    ),
  })).query;
}

function anyFilter(): fc.Arbitrary<Filter> {
  const year = fc.option(fc.integer({ min: 1890, max: 2030 }), { nil: undefined });
  return fc.oneof(
    fc.record({
      field: fc.constantFrom(...FACET_FIELDS),
      anyOf: fc.array(fc.constantFrom(...VALUES, ...YEARS), { maxLength: 3 }),
    }),
    fc.record({ field: fc.constant('year' as const), from: year, to: year }),
    fc.record({ field: fc.constantFrom(...HEADING_FIELDS), begins: anyBeginning }),
    fc.record({ field: fc.constant('title' as const), begins: anyBeginning }),
  );
}

/** A request under an explicit sort, whose answer is wholly determined. */
export function anyRequest(): fc.Arbitrary<SearchRequest> {
  return fc.record({
    query: anyQuery(),
    languages: someLanguages,
    filters: fc.array(anyFilter(), { maxLength: 3 }),
    facets: fc.uniqueArray(
      fc.record({
        field: fc.constantFrom(...FACET_FIELDS),
        limit: fc.integer({ min: 0, max: 4 }),
        order: fc.constantFrom('count' as const, 'value' as const, undefined),
      }),
      { maxLength: 6, selector: ({ field }) => field },
    ),
    sort: fc.record({
      key: fc.constantFrom(
        'year' as const,
        'title' as const,
        'author' as const,
        'added' as const,
        'popularity' as const,
        'rating' as const,
      ),
      descending: fc.boolean(),
    }),
    offset: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(1_000_000_000)),
    limit: fc.integer({ min: 0, max: 25 }),
  });
}

/** A page of headings from any place on. */
export function anyHeadingsRequest(): fc.Arbitrary<HeadingsRequest> {
  const text = fc.constantFrom(...VALUES, 'e', 'b c');
  return fc.record({
    field: fc.constantFrom(...HEADING_FIELDS),
    from: fc.oneof(fc.record({ key: text }), fc.record({ heading: text })),
    direction: fc.constantFrom('forward' as const, 'backward' as const),
    within: fc.option(fc.constantFrom('', 'a', '红'), { nil: undefined }),
    limit: fc.integer({ min: 0, max: 8 }),
    filters: fc.array(anyFilter(), { maxLength: 2 }),
  });
}

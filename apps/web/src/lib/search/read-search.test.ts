import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, readSearchState } from './read-search.ts';

/** Reads by the schema of the call, which defines the result. Parameters that it refuses are left out. */
function readBySchema(query: URLSearchParams): SearchState {
  const said: Record<string, unknown> = {};
  for (const name of Object.keys(searchStateSchema.shape).filter((key) => key !== 'facets')) {
    const values = query.getAll(name);
    const value = Array.isArray(DEFAULT_SEARCH[name as keyof SearchState]) ? values : values[0];
    if (values.length > 0 && searchStateSchema.safeParse({ [name]: value }).success) said[name] = value;
  }
  return searchStateSchema.parse(said);
}

const row = fc.record(
  {
    field: fc.constantFrom('title', 'colour', '', 3),
    value: fc.oneof(
      fc.string({ maxLength: 8, unit: 'grapheme' }),
      fc.constant('x'.repeat(1001)),
      fc.integer(),
    ),
    matchMode: fc.constantFrom(1, '4', 5, 'all', 1.5),
    operator: fc.constantFrom('AND', 'NOT', 'XOR'),
    more: fc.boolean(),
  },
  { requiredKeys: ['value'] },
);
const value = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '0',
      '1',
      '2',
      '10',
      '101',
      '-1',
      '-0',
      '9999',
      '10000',
      '007',
      '1e3',
      '1.5',
      '9'.repeat(16),
    ],
    ...[
      'true',
      'false',
      'TRUE',
      'title',
      'isbn',
      'asc',
      'desc',
      'relevance',
      'docCode',
      'discode1',
      'constructor',
    ],
    ...[
      'MAIN',
      'a.b:c-d_e',
      'a b',
      'x'.repeat(65),
      'x'.repeat(301),
      'x'.repeat(1001),
      '\u0000',
      '\u{d800}',
      '{',
      '[]',
    ],
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  row.map((one) => JSON.stringify(one)),
  fc.array(row, { maxLength: 32 }).map((all) => JSON.stringify(all)),
);
const name = fc.constantFrom(...Object.keys(searchStateSchema.shape), 'view', 'unknown');
const query = fc
  .array(
    fc.tuple(
      name,
      fc.oneof(
        value.map((one) => [one]),
        fc.array(value, { maxLength: 4 }),
      ),
    ),
    { maxLength: 6 },
  )
  .map((said) => new URLSearchParams(said.flatMap(([key, all]) => all.map((one) => [key, one]))));

describe('the search that an address says', () => {
  it('is what the call would understand, parameter by parameter', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(readSearchState(given)).toEqual(readBySchema(given));
      }),
      { numRuns: 1000 },
    );
  });

  it('has no filter of more values than the call takes', () => {
    const many = new URLSearchParams(Array.from({ length: 51 }, (_, place) => ['author', `a${place}`]));
    expect(readSearchState(many).author).toEqual([]);
    many.delete('author', 'a0');
    expect(readSearchState(many).author).toHaveLength(50);
  });
});

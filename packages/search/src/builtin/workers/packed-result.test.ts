import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../search-engine.ts';
import { packResult, unpackResult } from './packed-result.ts';

describe('a packed result', () => {
  it('comes out of a copy as it went in', () => {
    const results: SearchResult[] = [
      { total: 0, hits: [], facets: [], partial: false, reading: { kind: 'literal' } },
      {
        total: 31,
        addedByMeaning: 1,
        hits: [
          { id: 'bib-1', score: 12.5 },
          { id: '\ud800', score: 0, about: ['c1', 'c2'], byMeaning: true },
          { id: 'bib-3', score: 1, about: [] },
        ],
        facets: [
          {
            field: 'author',
            values: [
              { value: '曹雪芹', count: 30 },
              { value: '', count: 1 },
            ],
            more: 3,
          },
          { field: 'language', values: [], more: 0 },
        ],
        partial: true,
        reading: { kind: 'literal' },
      },
    ];
    for (const result of results) expect(unpackResult(structuredClone(packResult(result)))).toEqual(result);
  });
});

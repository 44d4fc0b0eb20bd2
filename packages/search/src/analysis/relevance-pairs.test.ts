import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';
import type { SearchDocument } from '../search-document.ts';
import { matches } from '../testing/naive-search.ts';

const shared = process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data');
const folder = join(shared, 'relevance');

interface Case {
  readonly expect: readonly {
    readonly not: boolean;
    readonly subject: { readonly params?: { readonly q?: string } };
    readonly matcher: unknown;
  }[];
}

/** Pairs of queries that readers expect to find the same, from one file of recorded cases. */
function equalPairs(file: string): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (line === '') continue;
    const recorded = JSON.parse(line) as Case;
    for (const { not, subject, matcher } of recorded.expect) {
      const other = /the_same_number_of_results_as.*?"q":("(?:[^"\\]|\\.)*")/.exec(
        JSON.stringify(matcher),
      )?.[1];
      const query = subject.params?.q;
      if (not || query === undefined || other === undefined) continue;
      const pair: [string, string] = [query, JSON.parse(other) as string];
      pairs.set(pair.join('\t'), pair);
    }
  }
  return [...pairs.values()];
}

const LANGUAGES = ['eng', 'chi', 'jpn', 'kor'];

const titled = (title: string, number: string): SearchDocument => ({
  id: title,
  languages: LANGUAGES,
  text: { title: [title] },
  keywords: { isbn: [number] },
  facets: {},
  sort: { title, author: '', year: 0, added: 0, popularity: 0 },
});

/** Whether each of the two finds a longer title that holds the other, and the one that holds itself. */
function findEachOther(pair: readonly [string, string]): boolean {
  const queries = pair.map((text) => parseQuery(text, { field: 'any', match: 'all' }));
  return pair.every((form) =>
    queries.every((query) => matches(titled(`vol ${form} 2`, form), query, LANGUAGES)),
  );
}

const missing = 'needs shared/data/relevance (see LECTERN_SHARED_DATA)';

describe.skipIf(!existsSync(folder))(`recorded pairs of queries, ${missing}`, () => {
  it('finds the same for every pair in Chinese, Japanese and Korean', () => {
    expect(equalPairs('stanford-cjk.jsonl').filter((pair) => !findEachOther(pair))).toEqual([]);
  });

  it('finds the same for every other pair of spellings, stems and synonyms', () => {
    const pairs = equalPairs('stanford-other.jsonl');
    const words = pairs.filter(([query]) => !/_query_|\bNOT\b|["(]/.test(query));
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((pair) => !findEachOther(pair))).toEqual([]);
  });
});

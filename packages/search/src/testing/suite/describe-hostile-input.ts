import { describe, expect, it } from 'vitest';
import { TERM_LIMITS } from '../../analysis/term-limits.ts';
import { FACET_FIELDS, type FacetField } from '../../search-document.ts';
import type { Filter, Query, SearchRequest, SearchResult } from '../../search-engine.ts';
import { SearchLimitError } from '../../search-errors.ts';
import { aBib, words } from '../sample-bibs.ts';
import type { SuiteContext } from './suite-context.ts';

/** Texts and requests that nobody should send. */
export function describeHostileInput({ engine, indexed, find }: SuiteContext): void {
  describe('hostile input', () => {
    it('answers or refuses at once, whatever is asked', async () => {
      const index = await indexed(aBib('1', { title: 'Plain', isbn: ['9780262033848'] }));
      const texts = [
        '\u0000',
        '\ud800',
        'a\udc00b',
        '*'.repeat(5000),
        '"',
        '((((',
        '\u202e',
        '🀀'.repeat(2000),
        ' '.repeat(4000),
        `${'\u0011'}9780262033848`,
        `e${'\u0301'.repeat(2000)}`,
        "' OR 1=1; DROP TABLE bib; --",
        '(a+)+$ [a-z]{1,9}|.*',
        '\u200f\u2066שלום',
        'ﷺ'.repeat(50),
      ];
      for (const text of texts) {
        for (const match of ['exact', 'phrase', 'all', 'any', 'prefix'] as const) {
          await expect(answerOrLimit(find(index, words(text, { match })))).resolves.toBeDefined();
        }
        await expect(engine().suggest(index, { text, limit: 5 })).resolves.toEqual([]);
      }
    });

    it('refuses what passes a limit by the limit\u2019s name', async () => {
      const facets = Object.fromEntries(FACET_FIELDS.map((field) => [field, ['1']]));
      const index = await indexed(aBib('1', { title: 'Plain', facets }));
      const limitOf = async (query: Query, more: Partial<SearchRequest> = {}) => {
        const error = await find(index, query, more).catch((raised: unknown) => raised);
        expect(error).toBeInstanceOf(SearchLimitError);
        return (error as SearchLimitError).limit;
      };
      const nested = Array.from({ length: TERM_LIMITS.queryDepth + 1 }).reduce<Query>(
        (of) => ({ kind: 'not', of }),
        { kind: 'everything' },
      );
      expect(await limitOf(words('x'.repeat(10_240)))).toBe('queryLength');
      expect(await limitOf(words('a '.repeat(TERM_LIMITS.queryTerms + 1)))).toBe('queryTerms');
      expect(await limitOf(nested)).toBe('queryDepth');
      expect(
        await limitOf({
          kind: 'or',
          of: Array<Query>(TERM_LIMITS.queryNodes).fill({ kind: 'everything' }),
        }),
      ).toBe('queryNodes');
      expect(await limitOf({ kind: 'everything' }, { limit: 1_000_000 })).toBe('pageSize');
      expect(await limitOf({ kind: 'everything' }, { filters: onFields(FACET_FIELDS) })).toBe('filterFields');
      const most = onFields(FACET_FIELDS.slice(0, TERM_LIMITS.filterFields));
      expect((await find(index, { kind: 'everything' }, { filters: most })).total).toBe(1);
    });

    it('gives an empty page far behind the last hit', async () => {
      const index = await indexed(aBib('1', { title: 'Plain' }));
      const found = await find(index, { kind: 'everything' }, { offset: 10 ** 9 * 20, limit: 20 });
      expect(found).toMatchObject({ total: 1, hits: [] });
    });
  });
}

async function answerOrLimit(answer: Promise<SearchResult>): Promise<SearchResult | SearchLimitError> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SearchLimitError) return error;
    throw error;
  }
}

function onFields(fields: readonly FacetField[]): Filter[] {
  return fields.map((field) => ({ field, anyOf: ['1'] }));
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import type { SearchEngine } from '../search-engine.ts';
import { aBib, batchesOf } from '../testing/sample-bibs.ts';
import { createTestEngine, describeOnCluster } from './testing/test-cluster.ts';

/** More than twice what the cluster reaches by number, so that the middle is far from both ends. */
const DOCUMENTS = 20_500;
const INDEX = 'far';

describeOnCluster('pages behind the ten thousandth hit', () => {
  let engine: SearchEngine;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    ({ engine, dispose } = createTestEngine());
    const documents = Array.from(
      { length: DOCUMENTS },
      (_, number): SearchDocument => ({
        ...aBib(idOf(number), { title: 'x', year: number % 7 }),
        facets: {},
      }),
    );
    await engine.rebuild(INDEX, batchesOf(documents, 4000));
  }, 900_000);
  afterAll(() => dispose());

  const page = async (offset: number, descending = false) => {
    const sort = { key: 'title', descending } as const;
    const { hits, total } = await engine.search(INDEX, {
      query: { kind: 'everything' },
      sort,
      offset,
      limit: 3,
    });
    expect(total).toBe(DOCUMENTS);
    return hits.map(({ id }) => id);
  };

  it.each([9_997, 9_999, 10_100, 10_300, 15_000, DOCUMENTS - 3])(
    'begin where they should: %i',
    async (offset) => {
      expect(await page(offset)).toEqual([idOf(offset), idOf(offset + 1), idOf(offset + 2)]);
    },
  );

  it('end with the last hit', async () => {
    expect(await page(DOCUMENTS - 1, true)).toEqual([idOf(DOCUMENTS - 1)]);
    expect(await page(DOCUMENTS)).toEqual([]);
    expect(await page(10 ** 9)).toEqual([]);
  });

  it('are all given by a scan, in order', async () => {
    const ids: string[] = [];
    const sort = { key: 'year', descending: true } as const;
    for await (const some of engine.scan(INDEX, { query: { kind: 'everything' }, sort })) ids.push(...some);
    const expected = Array.from({ length: DOCUMENTS }, (_, number) => number).sort(
      (a, b) => (b % 7) - (a % 7) || a - b,
    );
    expect(ids).toEqual(expected.map(idOf));
  });
});

function idOf(number: number): string {
  return `bib-${String(number).padStart(6, '0')}`;
}

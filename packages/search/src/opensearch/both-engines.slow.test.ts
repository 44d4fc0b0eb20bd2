import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltinEngine } from '../builtin/builtin-engine.ts';
import type { SearchDocument } from '../search-document.ts';
import type { SearchEngine, SearchRequest, SearchResult } from '../search-engine.ts';
import { anyDocument, anyRequest } from '../testing/any-document.ts';
import { anyText } from '../testing/any-text.ts';
import { batchesOf } from '../testing/sample-bibs.ts';
import { createTestEngine, describeOnCluster } from './testing/test-cluster.ts';

const INDEX = 'both';
const DOCUMENTS = 300;
const WITHIN = { timeout: 900_000 };
/** The same records and queries on every run; LECTERN_TEST_SEED gives others. */
const SEED = Number(process.env.LECTERN_TEST_SEED ?? 20_261_121);
const LANGUAGES = ['eng', 'fre', 'ger', 'rus'];

describeOnCluster('the built-in engine and OpenSearch', () => {
  let builtin: SearchEngine;
  let cluster: SearchEngine;
  let dispose: () => Promise<unknown>;

  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'both-engines-'));
    const test = createTestEngine();
    builtin = createBuiltinEngine({ directory });
    cluster = test.engine;
    dispose = async () => {
      await Promise.all([builtin.close(), test.dispose()]);
      await rm(directory, { recursive: true });
    };
    const documents = fc.sample(documentWithAnyText(), { numRuns: DOCUMENTS, seed: SEED });
    await Promise.all([builtin, cluster].map((engine) => engine.rebuild(INDEX, batchesOf(documents))));
  });
  afterAll(() => dispose());

  it('find the same sets in the same explicit orders and count the same facets', WITHIN, async () => {
    await fc.assert(
      fc.asyncProperty(requestOfAnyText(), async (request) => {
        const [own, other] = await Promise.all(
          [builtin, cluster].map((engine) => engine.search(INDEX, request)),
        );
        expect(comparable(other!)).toEqual(comparable(own!));
      }),
      { numRuns: 250, seed: SEED },
    );
  });

  it('find the same sets by relevance', WITHIN, async () => {
    await fc.assert(
      fc.asyncProperty(requestOfAnyText(), async ({ query, filters, languages }) => {
        const request = { query, filters, languages, offset: 0, limit: DOCUMENTS };
        const [own, other] = await Promise.all(
          [builtin, cluster].map((engine) => engine.search(INDEX, request)),
        );
        expect(idsOf(other!).toSorted()).toEqual(idsOf(own!).toSorted());
      }),
      { numRuns: 150, seed: SEED + 1 },
    );
  });
});

/** Beside the words that meet each other, texts as nobody should write them, and records in several languages. */
function documentWithAnyText(): fc.Arbitrary<SearchDocument> {
  const id = fc.integer({ min: 0, max: 10 * DOCUMENTS }).map((n) => `bib-${n}`);
  return fc
    .tuple(anyDocument(id), fc.option(anyText()), fc.subarray(LANGUAGES))
    .map(([document, strange, languages]) => {
      const notes = strange === null ? {} : { notes: [strange.toWellFormed()] };
      return { ...document, languages, text: { ...document.text, ...notes } };
    });
}

function requestOfAnyText(): fc.Arbitrary<SearchRequest> {
  return fc
    .tuple(anyRequest(), fc.option(anyText(), { freq: 4 }), fc.subarray(LANGUAGES))
    .map(([request, strange, languages]) => {
      if (strange === null) return { ...request, languages };
      const text = { kind: 'text', field: 'any', text: strange.toWellFormed(), match: 'all' } as const;
      return { ...request, languages, query: { kind: 'or', of: [request.query, text] } as const };
    });
}

function comparable({ total, hits, facets }: SearchResult): unknown {
  return { total, ids: hits.map(({ id }) => id), facets };
}

function idsOf({ hits }: SearchResult): string[] {
  return hits.map(({ id }) => id);
}

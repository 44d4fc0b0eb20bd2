import { afterEach, describe, expect, it } from 'vitest';
import type { SearchEngine, SearchRequest } from '../search-engine.ts';
import { SearchUnavailableError } from '../search-errors.ts';
import { words } from '../testing/sample-bibs.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';
import { PretendedNode, type Replies } from './testing/pretended-node.ts';
import type { SearchTimes } from './time-left.ts';

const MINUTE = 60_000;
const REQUEST: SearchRequest = { query: words('dream'), offset: 0, limit: 10, widen: true };
const NOTHING_FOUND = { timed_out: false, hits: { total: { value: 0 }, hits: [] } };

describe('a cluster that is slow', () => {
  let engine: SearchEngine;
  let node: PretendedNode;
  afterEach(async () => {
    await engine.close();
    await node.stop();
  });

  async function over(replies: Replies, times: Partial<SearchTimes>): Promise<SearchEngine> {
    node = await PretendedNode.start(replies);
    const usual = { query: MINUTE, widening: MINUTE, suggesting: MINUTE, answer: MINUTE };
    engine = createOpenSearchEngine({ url: node.url, times: { ...usual, ...times } });
    return engine;
  }

  it('is given up where it never answers a query, with an error that says so', async () => {
    await over(() => undefined, { query: 1, suggesting: 1, answer: 20 });
    await expect(engine.search('any', REQUEST)).rejects.toThrow(SearchUnavailableError);
    await expect(engine.suggest('any', { text: 'dre', limit: 5 })).rejects.toThrow(SearchUnavailableError);
    await expect(engine.explain('any', REQUEST, 'bib')).rejects.toThrow(SearchUnavailableError);
  });

  it('makes the answer partial where it had no time to look at everything', async () => {
    const found = {
      timed_out: true,
      hits: { total: { value: 1 }, hits: [{ _id: 'bib', _score: 2, sort: [] }] },
    };
    await over((path) => (path.endsWith('/_search') ? [200, found] : undefined), {});
    const { hits, partial } = await engine.search('any', REQUEST);
    expect({ hits, partial }).toEqual({ hits: [{ id: 'bib', score: 2 }], partial: true });
  });

  it('makes the answer that of the words as they stand where it has no time for other readings', async () => {
    await over((path) => (path.endsWith('/_search') ? [200, NOTHING_FOUND] : undefined), {
      widening: 1,
      answer: 200,
    });
    const { total, partial, reading } = await engine.search('any', REQUEST);
    expect({ total, partial, reading }).toEqual({ total: 0, partial: true, reading: { kind: 'literal' } });
    expect(await engine.spell('any', 'draem')).toBeUndefined();
  });
});

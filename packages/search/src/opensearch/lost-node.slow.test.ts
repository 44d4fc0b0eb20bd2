import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../search-engine.ts';
import { aBib, batchesOf, words } from '../testing/sample-bibs.ts';
import { askCluster, createTestEngine, describeOnCluster } from './testing/test-cluster.ts';

/** Processes of the nodes; one of them is ended for good, so this runs last and by itself. */
const NODES = (process.env.LECTERN_TEST_OPENSEARCH_PROCESSES ?? '').split(',').filter(Boolean).map(Number);
const INDEX = 'lives';
const DOCUMENTS = 500;
const SEARCHERS = 4;

/** The process of the node `node-N` that writes the index; the other copy has to take over. */
async function nodeOfIndex(): Promise<number> {
  const shards = (await askCluster('/_cat/shards/test-*?format=json&h=index,prirep,node')) as {
    index: string;
    prirep: string;
    node: string;
  }[];
  const primary = shards.find(({ index, prirep }) => index.includes(`-${INDEX}.`) && prirep === 'p');
  return NODES[Number(primary?.node.at(-1))]!;
}

async function health(): Promise<{ readonly status: string }> {
  return (await askCluster('/_cluster/health')) as { status: string };
}

if (NODES.length < 3) {
  describe.skip('a cluster of three nodes', () => {
    it('set LECTERN_TEST_OPENSEARCH_PROCESSES to the processes of three nodes to see one of them end', () =>
      undefined);
  });
} else {
  describeOnCluster('a cluster of three nodes', () => {
    let engine: SearchEngine;
    let dispose: () => Promise<void>;
    const documents = Array.from({ length: DOCUMENTS }, (_, number) =>
      aBib(`bib-${number}`, { title: `Garden number ${number}`, subject: [`Part ${number % 5}`] }),
    );

    beforeAll(async () => {
      ({ engine, dispose } = createTestEngine());
      await engine.rebuild(INDEX, batchesOf(documents));
    }, 900_000);
    afterAll(() => dispose(), 600_000);

    it('goes on searching while one of them ends, and takes changes again at once', {
      timeout: 1_200_000,
    }, async () => {
      // Without its copy on another node the index would be lost with the first.
      await expect.poll(async () => (await health()).status, { timeout: 600_000 }).toBe('green');
      let ended = false;
      let answered = 0;
      const search = async () => {
        while (!ended) {
          const { total, facets } = await engine.search(INDEX, {
            query: words('garden'),
            facets: [{ field: 'subject', limit: 5 }],
            offset: 0,
            limit: 10,
          });
          expect(total).toBe(DOCUMENTS);
          expect(facets[0]?.values).toHaveLength(5);
          answered++;
        }
      };
      const searchers = Promise.all(Array.from({ length: SEARCHERS }, search));
      const answeredUntil = (count: number) =>
        expect.poll(() => answered, { timeout: 600_000 }).toBeGreaterThan(count);
      await answeredUntil(20);
      process.kill(await nodeOfIndex(), 'SIGKILL');
      await answeredUntil(answered + 100);
      ended = true;
      await searchers;
      await engine.apply(INDEX, {
        put: [aBib('new', { title: 'Garden after the loss' })],
        remove: ['bib-0'],
      });
      const { total, hits } = await engine.search(INDEX, { query: words('loss'), offset: 0, limit: 10 });
      expect([total, hits[0]?.id]).toEqual([1, 'new']);
      expect((await engine.status(INDEX)).documents).toBe(DOCUMENTS);
    });

    it('still scans to the end and builds a new index on the two that are left', {
      timeout: 1_200_000,
    }, async () => {
      const ids: string[] = [];
      for await (const page of engine.scan(INDEX, { query: words('garden') })) ids.push(...page);
      expect(new Set(ids).size).toBe(DOCUMENTS);
      const status = await engine.rebuild(INDEX, batchesOf(documents));
      expect(status).toMatchObject({ state: 'ready', documents: DOCUMENTS });
    });
  });
}

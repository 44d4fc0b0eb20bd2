import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RemoteCatalogue } from './remote-catalogue-port.ts';

/** A remote catalogue with known content. */
export interface RemoteWorld<Target> {
  readonly catalogue: RemoteCatalogue<Target>;
  readonly target: Target;
  /** Words that all of `titles` contain, and no other record. */
  readonly words: string;
  /** At least three titles, in the order of the catalogue. */
  readonly titles: readonly string[];
  close(): Promise<void>;
}

/** Tests for every adapter of the remote-catalogue port. */
export function remoteCatalogueSuite<Target>(name: string, open: () => Promise<RemoteWorld<Target>>): void {
  describe(`${name} as a remote catalogue`, () => {
    let world: RemoteWorld<Target>;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    const ask = (words: string, offset: number, limit: number) =>
      world.catalogue.search('1001', world.target, { words, field: 'title', offset, limit });

    it('gives the number of hits, and their bibs', async () => {
      const { total, hits } = await ask(world.words, 0, 50);
      expect(total).toBe(world.titles.length);
      expect(hits.map(({ bib }) => bib.title)).toEqual(world.titles);
    });

    it('gives one page of the hits', async () => {
      const { total, hits } = await ask(world.words, 1, 1);
      expect(total).toBe(world.titles.length);
      expect(hits.map(({ bib }) => bib.title)).toEqual([world.titles[1]]);
    });

    it('gives no hits after the last page, and none for unknown words', async () => {
      const afterLastPage = await ask(world.words, 40, 10);
      expect(afterLastPage.hits).toEqual([]);
      expect(await ask('zzxqj', 0, 10)).toEqual({ total: 0, hits: [] });
    });

    it('takes signs of the query language as text', async () => {
      for (const words of ['" or dc.title="', 'a" and "b', '\\', '*', 'a*', '(', 'NOT', 'prox/distance=1']) {
        const { total } = await ask(`${words} zzxqj`, 0, 1);
        expect(total).toBe(0);
      }
    });
  });
}

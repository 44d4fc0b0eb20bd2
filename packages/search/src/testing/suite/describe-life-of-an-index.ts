import { describe, expect, it } from 'vitest';
import { IndexMissingError } from '../../search-errors.ts';
import { aBib, batchesOf, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** An index from its first build to its last change. */
export function describeLifeOfAnIndex({ engine, indexed, find }: SuiteContext): void {
  describe('life of an index', () => {
    it('has no index until one is built', async () => {
      expect(await engine().status('never-built')).toEqual({
        state: 'missing',
        documents: 0,
        segments: 0,
        generation: 0,
      });
      await expect(find('never-built', { kind: 'everything' })).rejects.toThrow(IndexMissingError);
      await expect(engine().suggest('never-built', { text: 'red', limit: 5 })).rejects.toThrow(
        IndexMissingError,
      );
    });

    it('builds an empty index that finds nothing', async () => {
      const index = await indexed();
      expect(await engine().status(index)).toMatchObject({ state: 'ready', documents: 0 });
      const request = { facets: [{ field: 'language', limit: 3 }] } as const;
      expect(await find(index, { kind: 'everything' }, request)).toEqual({
        total: 0,
        hits: [],
        facets: [{ field: 'language', values: [], more: 0 }],
        partial: false,
        reading: { kind: 'literal' },
      });
    });

    it('finds what was put as soon as the change is acknowledged, and no longer what was removed', async () => {
      const index = await indexed(
        aBib('1', { title: 'Dream of the Red Chamber' }),
        aBib('2', { title: 'Water Margin' }),
      );
      await engine().apply(index, { put: [aBib('3', { title: 'Red Sorghum' })], remove: ['1'] });
      expect(idsOf(await find(index, words('red')))).toEqual(['3']);
      expect(await engine().status(index)).toMatchObject({ documents: 2 });
    });

    it('keeps the last state of a document that is put again', async () => {
      const index = await indexed(aBib('1', { title: 'Old title', facets: { language: ['chi'] } }));
      await engine().apply(index, {
        put: [
          aBib('1', { title: 'Middle title' }),
          aBib('1', { title: 'New title', facets: { language: ['eng'] } }),
        ],
        remove: [],
      });
      expect((await find(index, words('old'))).total).toBe(0);
      expect((await find(index, words('middle'))).total).toBe(0);
      const found = await find(index, words('new'), { facets: [{ field: 'language', limit: 5 }] });
      expect(idsOf(found)).toEqual(['1']);
      expect(found.facets[0]?.values).toEqual([{ value: 'eng', count: 1 }]);
    });

    it('puts a document that one change both removes and puts', async () => {
      const index = await indexed(aBib('1', { title: 'Before' }));
      await engine().apply(index, { put: [aBib('1', { title: 'After' })], remove: ['1'] });
      expect((await find(index, words('after'))).total).toBe(1);
    });

    it('takes no notice of the removal of what is not there', async () => {
      const index = await indexed(aBib('1', { title: 'Stays' }));
      await engine().apply(index, { put: [], remove: ['unknown'] });
      expect((await find(index, { kind: 'everything' })).total).toBe(1);
    });

    it('raises its generation with every visible change', async () => {
      const index = await indexed(aBib('1', { title: 'One' }));
      const before = await engine().status(index);
      await engine().apply(index, { put: [aBib('2', { title: 'Two' })], remove: [] });
      const after = await engine().status(index);
      expect(after.generation).toBeGreaterThan(before.generation);
      await engine().rebuild(index, batchesOf([aBib('3', { title: 'Three' })]));
      expect((await engine().status(index)).generation).toBeGreaterThan(after.generation);
    });

    it('answers from the old index while a new one is built, then from the new one', async () => {
      const index = await indexed(aBib('old', { title: 'Old library' }));
      const during: string[][] = [];
      async function* slowly() {
        yield [aBib('new', { title: 'New library' })];
        during.push(idsOf(await find(index, words('library'))));
      }
      const progress: number[] = [];
      await engine().rebuild(index, slowly(), (done) => progress.push(done));
      expect(during).toEqual([['old']]);
      expect(idsOf(await find(index, words('library')))).toEqual(['new']);
      expect(progress.at(-1)).toBe(1);
    });

    it('keeps changes that come while a new index is built', async () => {
      const index = await indexed(aBib('1', { title: 'Library one' }));
      async function* withChange() {
        yield [aBib('1', { title: 'Library one' }), aBib('2', { title: 'Library two' })];
        await engine().apply(index, { put: [aBib('3', { title: 'Library three' })], remove: ['2'] });
      }
      await engine().rebuild(index, withChange());
      expect(idsOf(await find(index, words('library'))).toSorted()).toEqual(['1', '3']);
    });

    it('leaves the old index as it was where a build fails', async () => {
      const index = await indexed(aBib('1', { title: 'Safe' }));
      async function* failing() {
        yield [aBib('2', { title: 'Half' })];
        throw new Error('the database went away');
      }
      await expect(engine().rebuild(index, failing())).rejects.toThrow('the database went away');
      expect(idsOf(await find(index, { kind: 'everything' }))).toEqual(['1']);
      await engine().apply(index, { put: [aBib('3', { title: 'Goes on' })], remove: [] });
      expect((await find(index, words('goes'))).total).toBe(1);
    });

    it('lets no index show what another holds', async () => {
      const [first, second] = [
        await indexed(aBib('1', { title: 'Secret of the first' })),
        await indexed(aBib('2', { title: 'Of the second' })),
      ];
      expect((await find(second, words('secret'))).total).toBe(0);
      expect((await find(first, words('secret'))).total).toBe(1);
    });
  });
}

import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackground } from '../../../../background.ts';
import { buildLoanRule, buildPatron } from '../../../../testing/builders.ts';
import { buildBib, buildCampus, buildItem, buildLocation } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { deskOf } from '../../../../testing/local-systems.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

type State = InputOf<typeof searchBibs.input>;
type PlaceKey = 'libCode' | 'campusId' | 'locationId';

const WITHIN = { timeout: 30_000, interval: 20 };

/**
 * Two libraries, each with a location on a campus of its own:
 * "both" has a copy in each, that of EAST is lent; "east" has one there on shelf; "main" one in MAIN; "out" one in EAST, lent.
 */
describe('what is on shelf at a place', () => {
  let app: TestApp;
  let background: Awaited<ReturnType<typeof startBackground>>;
  beforeAll(async () => {
    app = await createTestApp();
    const { db, ils } = app.deps;
    await buildCampus(db, { code: 'NORTH' });
    await buildCampus(db, { code: 'SOUTH' });
    await buildLocation(db, { campus_code: 'NORTH' });
    await buildLocation(db, { code: 'EAST-1F', library_code: 'EAST', campus_code: 'SOUTH' });
    await buildLoanRule(db, { item_type: 'book' });
    const patron = await buildPatron(db);
    const copies = { both: ['MAIN', 'EAST'], east: ['EAST'], main: ['MAIN'], out: ['EAST'] } as const;
    for (const [title, libraries] of Object.entries(copies)) {
      const { id } = await buildBib(db, { title });
      for (const library of libraries) {
        const location_code = library === 'MAIN' ? 'MAIN-3F' : 'EAST-1F';
        const barcode = `${title}-${library}`;
        await buildItem(db, { bib_id: id, barcode, library_code: library, location_code });
      }
    }
    for (const barcode of ['both-EAST', 'out-EAST'])
      await deskOf(await ils.ofId('1001')).checkOut({ patronId: patron.id, barcode, libraryCode: 'EAST' });
    await indexTenant(app.deps, '1001');
    background = await startBackground(app.deps);
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
  });

  const search = (state: State) => app.client().call(searchBibs, { docCode: ['book'], ...state });
  const titles = async (state: State) =>
    (await search(state)).searchResult.map(({ title }) => title).toSorted();
  const counts = async (state: State, name: PlaceKey) =>
    Object.fromEntries(
      (await search(state)).facetResult
        .find((one) => one.name === name)
        ?.values.map(({ value, count }) => [value, count]) ?? [],
    );

  it.each<[PlaceKey, string, string]>([
    ['libCode', 'MAIN', 'EAST'],
    ['campusId', 'NORTH', 'SOUTH'],
    ['locationId', 'MAIN-3F', 'EAST-1F'],
  ])('is found by %s only where a copy is there', async (key, main, east) => {
    expect(await titles({ [key]: [east] })).toEqual(['both', 'east', 'out']);
    expect(await titles({ onlyOnShelf: true, [key]: [east] })).toEqual(['east']);
    expect(await titles({ onlyOnShelf: true, [key]: [main] })).toEqual(['both', 'main']);
    expect(await titles({ onlyOnShelf: true, [key]: [main, east] })).toEqual(['both', 'east', 'main']);
  });

  it.each<PlaceKey>(['libCode', 'campusId', 'locationId'])(
    'is counted by %s as a click finds it, chosen or not',
    async (key) => {
      const shown = await counts({ onlyOnShelf: true }, key);
      expect(Object.values(shown)).toEqual([2, 1]);
      for (const [value, count] of Object.entries(shown)) {
        const clicked = await search({ onlyOnShelf: true, [key]: [value] });
        expect(clicked.numFound).toBe(count);
        expect(await counts({ onlyOnShelf: true, [key]: [value] }, key)).toEqual(shown);
      }
      const { values } = await app
        .client()
        .call(listFacetValues, { docCode: ['book'], onlyOnShelf: true, facet: key });
      expect(Object.fromEntries(values.map(({ value, count }) => [value, count]))).toEqual(shown);
    },
  );

  it('counts for the switch what the switch leaves', async () => {
    for (const state of [{}, { libCode: ['EAST'] }, { libCode: ['MAIN', 'EAST'] }, { campusId: ['NORTH'] }]) {
      const { onShelfCount } = await search(state);
      const switched = await search({ ...state, onlyOnShelf: true });
      expect([onShelfCount, switched.onShelfCount]).toEqual([switched.numFound, switched.numFound]);
    }
  });

  it('groups by library those that are on shelf there', async () => {
    const { levelResultList } = await search({ onlyOnShelf: true, group: 'libCode' });
    expect(levelResultList.map(({ value, numFound }) => [value, numFound])).toEqual([
      ['MAIN', 2],
      ['EAST', 1],
    ]);
  });

  it('says what to drop where nothing is on shelf at the place', async () => {
    const { numFound, killers } = await search({ keyWord: 'out', onlyOnShelf: true, libCode: ['EAST'] });
    expect(numFound).toBe(0);
    expect(killers).toContainEqual({ kind: 'filter', name: 'onlyOnShelf', labels: [], numFound: 1 });
    expect(killers.map((killer) => killer.kind === 'filter' && killer.name)).not.toContain('libCode');
  });

  it('comes back to its place within a moment of the return', async () => {
    await deskOf(await app.deps.ils.ofId('1001')).checkIn({ barcode: 'out-EAST', libraryCode: 'EAST' });
    await vi.waitFor(
      async () => expect(await titles({ onlyOnShelf: true, libCode: ['EAST'] })).toEqual(['east', 'out']),
      WITHIN,
    );
  });
});

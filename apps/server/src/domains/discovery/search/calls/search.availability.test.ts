import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLoan, buildLoanRule } from '../../../../testing/builders.ts';
import { buildBib, buildItem, buildLocation } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

type State = InputOf<typeof searchBibs.input>;

const LINK = { url: 'https://example.org/1', kind: 'fulltext' } as const;

/**
 * "home" can be borrowed in MAIN and read in EAST, "room" can be read in MAIN, "type" is of a type that nobody may borrow, "lent" is out,
 * "web" is out and online, "bare" has neither items nor a link.
 */
describe('how a work can be used', () => {
  let app: TestApp;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.deps;
    await buildLoanRule(db, { item_type: 'book' });
    await buildLoanRule(db, { item_type: 'atlas', loanable: 0 });
    await buildLocation(db, { code: 'ROOM', reference_only: 1 });
    await buildLocation(db, { code: 'EAST-ROOM', library_code: 'EAST', reference_only: 1 });
    for (const title of ['home', 'room', 'type', 'lent', 'web', 'bare']) {
      const description = title === 'web' ? { links: [LINK] } : {};
      ids.set(title, (await buildBib(db, { title, description })).id);
    }
    const item = (title: string, given: Parameters<typeof buildItem>[1] = {}) =>
      buildItem(db, { bib_id: ids.get(title) ?? '', ...given });
    await item('home');
    await item('home', { library_code: 'EAST', location_code: 'EAST-ROOM' });
    await item('room', { location_code: 'ROOM' });
    await item('type', { item_type: 'atlas' });
    for (const title of ['lent', 'web']) await buildLoan(db, { item_id: (await item(title)).id });
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const search = (state: State) => app.client().call(searchBibs, { docCode: ['book'], ...state });
  const titles = async (state: State) => (await search(state)).searchResult.map(({ title }) => title).sort();

  it('is found by each of its states', async () => {
    expect(await titles({ availability: ['loanable'] })).toEqual(['home']);
    expect(await titles({ availability: ['in_library'] })).toEqual(['home', 'room', 'type']);
    expect(await titles({ availability: ['online'] })).toEqual(['web']);
    expect(await titles({ availability: ['unavailable'] })).toEqual(['lent']);
    expect(await titles({ availability: ['online', 'unavailable'] })).toEqual(['lent', 'web']);
  });

  it('leaves to the switch "on shelf" what stands there, to borrow or to read', async () => {
    expect(await titles({ onlyOnShelf: true })).toEqual(['home', 'room', 'type']);
  });

  it('is counted as a click finds it, and named in the language of the reader', async () => {
    const facet = (await search({})).facetResult.find(({ name }) => name === 'availability');
    expect(facet?.values.map(({ value, count }) => [value, count]).toSorted()).toEqual([
      ['in_library', 3],
      ['loanable', 1],
      ['online', 1],
      ['unavailable', 1],
    ]);
    const chinese = await app
      .client({ language: 'zh-CN' })
      .call(getDictionaries, { names: ['availability'] });
    expect(chinese.availability).toContainEqual({ code: 'loanable', name: '在架可借', count: 1 });
  });

  it('means the chosen places, and counts places by copies of that state', async () => {
    expect(await titles({ availability: ['loanable'], libCode: ['EAST'] })).toEqual([]);
    expect(await titles({ availability: ['in_library'], libCode: ['EAST'] })).toEqual(['home']);
    expect(await titles({ availability: ['in_library'], libCode: ['MAIN'] })).toEqual(['room', 'type']);
    const states = [['loanable'], ['in_library'], ['loanable', 'in_library'], ['unavailable']] as const;
    for (const state of states) {
      const availability = [...state];
      const { values } = await app
        .client()
        .call(listFacetValues, { docCode: ['book'], availability, facet: 'libCode' });
      for (const { value, count } of values)
        expect([state, value, (await search({ availability, libCode: [value] })).numFound]).toEqual([
          state,
          value,
          count,
        ]);
    }
  });

  it('says on each row what the filter says', async () => {
    const recordIds = [...ids.values()];
    const { records } = await app.client().call(getOnShelfCounts, { recordIds });
    const rows = records.map(({ recordId, itemCount, onShelfCount, loanableCount, online }) => [
      [...ids].find(([, id]) => id === recordId)?.[0],
      [itemCount, onShelfCount, loanableCount],
      online,
    ]);
    expect(rows).toEqual([
      ['home', [2, 2, 1], false],
      ['room', [1, 1, 0], false],
      ['type', [1, 1, 0], false],
      ['lent', [1, 0, 0], false],
      ['web', [1, 0, 0], true],
      ['bare', [0, 0, 0], false],
    ]);
  });
});

import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { MAX_SHELF_ORDER } from '@lectern/contracts/discovery/search/search-state';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the order of the shelf', (kind) => {
  let app: TestApp;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    const works: readonly (readonly [title: string, numbers: Readonly<Record<string, string>>])[] = [
      ['A', { HALL: 'I247.57/23' }],
      ['B', { HALL: 'I247.5/9', ATTIC: 'Z1/1' }],
      ['C', { HALL: 'I247.57/9' }],
      ['D', { ATTIC: 'A1/1' }],
      ['E', { HALL: '' }],
      ['F', { HALL: 'I247.57/23' }],
    ];
    for (const [title, numbers] of works) {
      const { id } = await buildBib(db, { title: `Shelf ${title}` });
      ids.set(title, id);
      for (const [location_code, call_number] of Object.entries(numbers))
        await buildItem(db, { bib_id: id, location_code, call_number });
    }
    const gone = await buildBib(db, { title: 'Shelf G' });
    await buildItem(db, { bib_id: gone.id, location_code: 'HALL', call_number: 'A0/1', status: 'withdrawn' });
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const byShelf = (input: InputOf<typeof searchBibs.input>) => ({
    sortField: 'callNumber' as const,
    ...input,
  });
  async function titles(input: InputOf<typeof searchBibs.input>): Promise<string> {
    const { searchResult } = await app.client().call(searchBibs, byShelf(input));
    return searchResult.map(({ title }) => title.slice(-1)).join('');
  }

  it('is that of the call numbers in the chosen place, numbers by value, equal ones by title', async () => {
    expect(await titles({ locationId: ['HALL'] })).toBe('BCAFE');
    expect(await titles({ locationId: ['ATTIC'] })).toBe('DB');
    expect(await titles({ locationId: ['HALL'], sortClause: 'desc' })).toBe('AFCBE');
  });

  it('has pages that follow each other', async () => {
    const asked = { locationId: ['HALL'], rows: 2 };
    expect((await titles({ ...asked, page: 1 })) + (await titles({ ...asked, page: 2 }))).toBe('BCAF');
    expect(await titles({ ...asked, page: 9 })).toBe('');
  });

  it('is that of a work’s neighbours too', async () => {
    const asked = byShelf({ locationId: ['HALL'] });
    const { previous, next, position } = await app
      .client()
      .call(findNeighbours, { ...asked, recordId: ids.get('A')!, position: 3 });
    expect([previous?.recordId, next?.recordId, position]).toEqual([ids.get('C'), ids.get('F'), 3]);
  });

  it('is refused where a search finds more works than one shelf has', async () => {
    const { search } = app.deps;
    const many = await createTestApp({
      deps: { search: { ...search, search: async () => ({ ...NOTHING, total: MAX_SHELF_ORDER + 1 }) } },
    });
    const refused = many.client().call(searchBibs, byShelf({ docCode: ['book'] }));
    await expect(refused).rejects.toMatchObject({
      code: 'SEARCH_SORT_TOO_MANY',
      details: { limit: MAX_SHELF_ORDER },
    });
    await many.close();
  });
});

const NOTHING = { total: 0, hits: [], facets: [], partial: false, reading: { kind: 'literal' } } as const;

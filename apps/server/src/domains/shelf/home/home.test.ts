import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { getNewBooks } from '@lectern/contracts/shelf/home/get-new-books';
import { SearchUnavailableError } from '@lectern/search/search-errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { later } from '../../../platform/clock.ts';
import { buildLoan } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../testing/catalogue-app.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { updateRankings } from '../rankings/keep-rankings.ts';
import { homeNumbers } from './home-numbers.ts';

describe('the home page', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  it('counts bibs, items and document types, named in the language of the request', async () => {
    const total = WHALE_BOOKS + 2;
    const info = await app.client().call(getHomeInfo, {});
    expect(info).toMatchObject({ bibCount: total, itemCount: 2, newThisWeek: 0 });
    expect(info.docTypes).toEqual([{ code: 'book', name: 'Book', count: total }]);
    const chinese = await app.client({ language: 'zh-CN' }).call(getHomeInfo, {});
    expect(chinese.docTypes[0]?.name).toBe('图书');
  });

  it('counts what the database counts while search cannot answer', async () => {
    const search = { ...app.deps.search, search: () => Promise.reject(new SearchUnavailableError('away')) };
    const numbers = await homeNumbers({ ...app.deps, search }, '1001');
    expect(numbers).toEqual({ bibs: 0, docTypes: [], items: 2, newThisWeek: 0 });
  });

  it('counts as new what came after the first day of the catalogue, in the last week', async () => {
    const bibs = app.deps.db.updateTable('bib').where('tenant_id', '=', '1001');
    const days = (count: number) => later(app.clock.now(), -count * 86_400);
    await bibs.set({ created_at: days(9) }).execute();
    await bibs
      .set({ created_at: days(2) })
      .where('id', '=', app.ids.moby!)
      .execute();
    // Counts are kept for each engine.
    const fresh = { ...app.deps, search: { ...app.deps.search } };
    expect((await homeNumbers(fresh, '1001')).newThisWeek).toBe(1);
    await bibs.set({ created_at: app.clock.now().toISOString() }).execute();
  });

  it('shows as many new titles as asked for, with the day they came', async () => {
    const cards = await app.client().call(getNewBooks, { rows: 3 });
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card.addedOn).toBe('2026-03-02');
  });

  it('shows what was borrowed most in the last days, and how much of it stands on the shelf', async () => {
    const { db } = app.deps;
    const returned_at = '2026-02-20T02:00:00.000Z';
    for (const [number, loans] of [
      ['moby', 3],
      ['honglou', 1],
    ] as const) {
      for (let loan = 0; loan < loans; loan++) await buildLoan(db, { bib_id: app.ids[number]!, returned_at });
    }
    await buildLoan(db, { bib_id: app.ids.w01!, checked_out_at: '2024-01-01T02:00:00.000Z', returned_at });
    await updateRankings(app.deps, (await app.deps.tenants.byId('1001'))!);
    const cards = await app.client().call(getHotLoans, {});
    expect(cards.map(({ recordId, loanCount }) => [recordId, loanCount])).toEqual([
      [app.ids.moby, 3],
      [app.ids.honglou, 1],
    ]);
    expect(cards[0]!.onShelfCount).toBe(cards[0]!.itemCount);
  });

  it('shows the cover that the library’s service has, where covers are on', async () => {
    const plain = testSettings('alpha');
    await putSettings(app, {
      ...plain,
      public: { ...plain.public, bookCover: '1' },
      search: { ...plain.search, coverAddress: 'https://covers.example.org/{isbn}.jpg' },
    });
    await vi.waitFor(async () => {
      const cards = await app.client().call(getHotLoans, {});
      expect(cards[0]!.imgUrl).toBe('https://covers.example.org/9780142437247.jpg');
    }, 30_000);
  });

  it('works without an index, for a library that has just begun', async () => {
    const response = await app.inject({
      url: '/find/homePage/info',
      headers: { [HEADERS.mappingPath]: 'beta' },
    });
    expect(response.json().data).toMatchObject({ bibCount: 0, itemCount: 0, docTypes: [] });
  });
});

import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { removeFavourites } from '@lectern/contracts/shelf/favourites/remove-favourites';
import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { listNewBooks } from '@lectern/contracts/shelf/home/list-new-books';
import { getHotCollection } from '@lectern/contracts/shelf/rankings/get-hot-collection';
import { getReadingGroups } from '@lectern/contracts/shelf/rankings/get-reading-groups';
import { getTopScoreList } from '@lectern/contracts/shelf/rankings/get-top-score-list';
import { popularBooks } from '@lectern/contracts/shelf/rankings/popular-books';
import type { RankingRange } from '@lectern/contracts/shelf/rankings/ranges';
import { topShare } from '@lectern/contracts/shelf/rankings/top-share';
import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { updateRankings } from './keep-rankings.ts';

const DAY_SECONDS = 86_400;

describeOnEachDatabase('rankings', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ kind });
  });
  afterEach(() => app.close());

  const title = async (name: string, more = {}) => (await buildBib(app.deps.db, { title: name, ...more })).id;
  async function lend(bibId: string, times: number, daysAgo: number, patronId = 'somebody') {
    const at = new Date(app.clock.now().getTime() - daysAgo * DAY_SECONDS * 1000).toISOString();
    const loan = { bib_id: bibId, patron_id: patronId, checked_out_at: at, returned_at: at };
    for (let time = 0; time < times; time++) await buildLoan(app.deps.db, loan);
  }
  async function update() {
    await updateRankings(app.deps, (await app.deps.tenants.byId(TENANT))!);
  }
  async function borrowed(range: RankingRange, page = {}) {
    const { books } = await app.client().call(popularBooks, { range, ...page });
    return books.map(({ title, count }) => [title, count]);
  }

  it('count each loan in every time that it lies in', async () => {
    const [now, lately, longAgo] = [await title('Now'), await title('Lately'), await title('Long ago')];
    await lend(now, 1, 1);
    await lend(lately, 2, 20);
    await lend(longAgo, 3, 200);
    await lend(longAgo, 9, 400);
    await update();
    expect(await borrowed('week')).toEqual([['Now', 1]]);
    expect(await borrowed('month')).toEqual([
      ['Lately', 2],
      ['Now', 1],
    ]);
    expect(await borrowed('quarter')).toEqual(await borrowed('month'));
    expect(await borrowed('year')).toEqual([
      ['Long ago', 3],
      ['Lately', 2],
      ['Now', 1],
    ]);
    expect(await borrowed('year', { page: 2, rows: 2 })).toEqual([['Now', 1]]);
    const [first] = await app.client().call(getHotLoans, { range: 'year' });
    expect(first).toMatchObject({ title: 'Long ago', loanCount: 3 });
  });

  it('are the same however often they are made, and follow the days', async () => {
    const book = await title('Now');
    await lend(book, 2, 0);
    await update();
    await update();
    expect(await borrowed('week')).toEqual([['Now', 2]]);
    await lend(book, 1, 0);
    await update();
    expect(await borrowed('week')).toEqual([['Now', 3]]);
    app.clock.advance(8 * DAY_SECONDS);
    await update();
    expect(await borrowed('week')).toEqual([]);
    expect(await borrowed('month')).toEqual([['Now', 3]]);
    app.clock.advance(400 * DAY_SECONDS);
    await update();
    expect(await app.deps.db.selectFrom('daily_sum').selectAll().execute()).toEqual([]);
  });

  it('leave out titles that the catalogue does not show, and those of other libraries', async () => {
    const hidden = await title('Hidden', { suppressed: 1 });
    const shown = await title('Shown');
    await lend(hidden, 5, 1);
    await lend(shown, 1, 1);
    await update();
    const { total, books } = await app.client().call(popularBooks, { range: 'week' });
    expect([total, books.map(({ title }) => title)]).toEqual([1, ['Shown']]);
    const elsewhere = await app.client({ tenant: 'beta' }).call(popularBooks, { range: 'week' });
    expect(elsewhere).toEqual({ total: 0, madeAt: '', books: [] });
  });

  it('count a favourite once for each reader who keeps it', async () => {
    const [whale, other] = [await title('Whale'), await title('Other')];
    const readers = await Promise.all(
      [1, 2].map(async () =>
        app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) }),
      ),
    );
    for (const reader of readers) await reader.call(addFavourites, { recordIds: [whale] });
    await readers[0]!.call(addFavourites, { recordIds: [other] });
    await update();
    const counts = async () =>
      (await app.client().call(topShare, { range: 'month' })).books.map(({ title, count }) => [title, count]);
    expect(await counts()).toEqual([
      ['Whale', 2],
      ['Other', 1],
    ]);
    expect(await app.client().call(getHotCollection, { rows: 1 })).toMatchObject([{ title: 'Whale' }]);
    for (const reader of readers) await reader.call(removeFavourites, { recordIds: [whale] });
    await update();
    expect(await counts()).toEqual([['Other', 1]]);
  });

  it('of best and worst rated titles follow stars that are given, changed and taken back', async () => {
    const [good, poor] = [await title('Good'), await title('Poor')];
    const readers = await Promise.all(
      [1, 2].map(async () =>
        app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) }),
      ),
    );
    const [first, second] = [readers[0]!, readers[1]!];
    const rated = async (order: 'best' | 'worst') =>
      (await app.client().call(getTopScoreList, { range: 'week', order })).books.map(
        ({ title, score, count }) => [title, score, count],
      );
    await first.call(userRatings, { recordId: good, stars: 5 });
    await second.call(userRatings, { recordId: good, stars: 4 });
    await first.call(userRatings, { recordId: poor, stars: 1 });
    await second.call(userComment, { recordId: poor, stars: 5, content: 'Not yet read by the staff' });
    await update();
    const best = [
      ['Good', 4.5, 2],
      ['Poor', 1, 1],
    ];
    expect(await rated('best')).toEqual(best);
    expect(await rated('worst')).toEqual(best.toReversed());
    app.clock.advance(2 * DAY_SECONDS);
    await first.call(userRatings, { recordId: good, stars: 3 });
    const { comments } = await first.call(getMyComment, { recordId: poor });
    await first.call(delMyComment, { commentId: comments[0]!.commentId });
    await update();
    expect(await rated('best')).toEqual([['Good', 3.5, 2]]);
  });

  it('of groups of readers tell no group with fewer than five borrowers, and name nobody', async () => {
    const { db } = app.deps;
    const names = JSON.stringify({ 'zh-CN': '本科生', 'en-US': 'Undergraduates' });
    const group = { tenant_id: TENANT, names, max_loans: null };
    await db
      .insertInto('patron_group')
      .values([
        { ...group, code: 'many' },
        { ...group, code: 'few' },
      ])
      .onConflict((same) => same.columns(['tenant_id', 'code']).doNothing())
      .execute();
    const book = await title('Book');
    for (const [patron_group, readers] of [
      ['many', 5],
      ['few', 4],
    ] as const)
      for (let at = 0; at < readers; at++)
        await lend(book, 3, 2, (await buildPatron(db, { patron_group })).id);
    await update();
    const { groups, loanCount } = await app.client().call(getReadingGroups, { range: 'month' });
    expect(groups).toEqual([{ code: 'many', name: 'Undergraduates', loanCount: 15, readerCount: 5 }]);
    expect(loanCount).toBe(15);
  });
});

describeOnEachDatabase('new books', (kind) => {
  it('are those of the chosen time, newest first', async () => {
    const app = await createTestApp({ kind });
    const at = (daysAgo: number) =>
      new Date(app.clock.now().getTime() - daysAgo * DAY_SECONDS * 1000).toISOString();
    for (const [name, daysAgo] of [
      ['old', 300],
      ['older', 700],
      ['new', 2],
      ['ancient', 1000],
    ] as const)
      await buildBib(app.deps.db, { title: name, created_at: at(daysAgo) });
    const names = async (range: 'week' | 'year' | 'twoYears', page = {}) => {
      const { total, books } = await app.client().call(listNewBooks, { range, ...page });
      return [total, ...books.map(({ title }) => title)];
    };
    expect(await names('week')).toEqual([1, 'new']);
    expect(await names('year')).toEqual([2, 'new', 'old']);
    expect(await names('twoYears', { page: 2, rows: 2 })).toEqual([3, 'older']);
    expect(await names('year', { page: 600, rows: 10 })).toEqual([2]);
    await app.close();
  });
});

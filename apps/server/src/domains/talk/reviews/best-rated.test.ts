import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { Client } from '@lectern/contracts/kernel/client';
import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { dampedRating } from './damped-rating.ts';
import { forgetReviews } from './forget-reviews.ts';
import { decidedRatings } from './rating-changed.ts';
import { reviewedReviews } from './reviewed-reviews.ts';

it('a single vote does not stand before many, and votes of nobody are none', () => {
  expect(dampedRating({ count: 0, average: null })).toBe(0);
  expect(dampedRating({ count: 1, average: 5 })).toBe(333);
  expect(dampedRating({ count: 100, average: 4.9 })).toBe(481);
  expect(dampedRating({ count: 1, average: 1 })).toBe(267);
});

describeOnEachDatabase('stars in the index', (kind) => {
  let app: TestApp;
  let one: Client;
  let other: Client;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { reviewedTexts: async () => [reviewedReviews] } });
    for (const title of ['Whales once', 'Whales twice', 'Whales unread'])
      ids[title] = (await buildBib(app.deps.db, { title })).id;
    [one, other] = [await newReader(), await newReader()];
  });
  afterAll(() => app.close());

  async function newReader() {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }
  const rate = (who: Client, title: string, stars: number) =>
    who.call(userRatings, { recordId: ids[title] ?? '', stars });
  /** Ids of records that wait to be indexed anew. */
  async function waiting(): Promise<string[]> {
    const { db } = app.deps;
    const rows = await db
      .selectFrom('outbox_event')
      .select('subject_id')
      .where('topic', '=', 'bib.changed')
      .execute();
    await db.deleteFrom('outbox_event').where('topic', '=', 'bib.changed').execute();
    return [...new Set(rows.map((row) => row.subject_id))];
  }

  it('order the list of the best rated, and what nobody rated comes last', async () => {
    await rate(one, 'Whales once', 5);
    await rate(one, 'Whales twice', 5);
    await rate(other, 'Whales twice', 5);
    await indexTenant(app.deps, TENANT);
    const { searchResult } = await app
      .client()
      .call(searchBibs, { keyWord: 'whales', sortField: 'rating', sortClause: 'desc' });
    expect(searchResult.map(({ title }) => title)).toEqual(['Whales twice', 'Whales once', 'Whales unread']);
  });

  it('are indexed anew when they come, change and go, and when staff decide about the text beside them', async () => {
    await waiting();
    await rate(other, 'Whales once', 2);
    expect(await waiting()).toEqual([ids['Whales once']]);
    const recordId = ids['Whales unread'] ?? '';
    const { commentId } = await one.call(userComment, { recordId, stars: 4, content: 'Fine' });
    await waiting();
    const text = await app.deps.db.selectFrom('reader_text').selectAll().executeTakeFirstOrThrow();
    await app.deps.db.updateTable('reader_text').set({ state: 'approved' }).execute();
    await decidedRatings.act?.(app.deps, TENANT, [text.id]);
    expect(await waiting()).toEqual([recordId]);
    await one.call(delMyComment, { commentId });
    expect(await waiting()).toEqual([recordId]);
  });

  it('leave the index with their reader', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    await rate(app.client({ token: await buildSession(db, patron) }), 'Whales unread', 5);
    await waiting();
    await db.transaction().execute((tx) => forgetReviews(tx, TENANT, patron.id, app.deps));
    expect(await waiting()).toEqual([ids['Whales unread']]);
    await db.transaction().execute((tx) => forgetReviews(tx, TENANT, patron.id, app.deps));
    expect(await waiting()).toEqual([]);
  });
});

import type { Client } from '@lectern/contracts/kernel/client';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { getPublicName } from '@lectern/contracts/talk/reviews/get-public-name';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { reportComment } from '@lectern/contracts/talk/reviews/report-comment';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildGuarantee, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { forgetAuthor } from '../moderation/forget-author.ts';
import { forgetReviews } from './forget-reviews.ts';
import { ratingsBetween } from './ratings-between.ts';
import { reviewedReviews } from './reviewed-reviews.ts';

describeOnEachDatabase('reviews', (kind) => {
  let app: TestApp;
  let anyone: Client;
  let desk: Client;
  let reader: Client;
  let patronId: string;
  let whale: string;
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { reviewedTexts: async () => [reviewedReviews] } });
    anyone = app.client();
    desk = app.client({ token: await openStaffSession(app, ['moderation.decide']) });
    const settings = testSettings('alpha');
    const publishing = { childGroups: ['child'], forbiddenWords: ['赌博網站', 'casino'] };
    await putSettings(app, { ...settings, policy: { ...settings.policy, publishing } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['review', 'reader_text', 'public_name'] as const)
      await app.deps.db.deleteFrom(table).execute();
    whale = (await buildBib(app.deps.db, { title: 'Moby Dick', author: 'Herman Melville' })).id;
    ({ client: reader, patronId } = await newReader());
  });

  async function newReader(group?: string) {
    const patron = await buildPatron(app.deps.db, group ? { patron_group: group } : {});
    return { client: app.client({ token: await buildSession(app.deps.db, patron) }), patronId: patron.id };
  }
  const write = (content: string, stars = 5, who = reader) =>
    who.call(userComment, { recordId: whale, stars, content });
  const shown = async () => (await anyone.call(userCommentList, { recordId: whale })).comments;
  const score = async () => (await anyone.call(getUserScore, { recordIds: [whale] }))[0];
  const own = async () => (await reader.call(getMyComment, {})).comments;

  async function decide(isApproved: boolean, reason = '') {
    const { texts } = await desk.call(listTexts, {});
    for (const { id, version } of texts) await desk.call(decideText, { id, version, isApproved, reason });
    return texts;
  }

  it('are seen and counted when staff have approved them', async () => {
    expect(await write('A whale of a book')).toMatchObject({ state: 'pending', title: 'Moby Dick' });
    expect(await shown()).toEqual([]);
    expect(await score()).toEqual({ recordId: whale, count: 0, average: null, spread: [0, 0, 0, 0, 0] });
    expect(await own()).toMatchObject([{ state: 'pending', checkTime: null }]);
    const [text] = await decide(true);
    expect(text).toMatchObject({ title: 'Moby Dick', text: '★★★★★\nA whale of a book', recordId: whale });
    expect(await shown()).toMatchObject([{ name: '', stars: 5, content: 'A whale of a book' }]);
    expect(await score()).toMatchObject({ count: 1, average: 5, spread: [0, 0, 0, 0, 1] });
    expect(await own()).toMatchObject([{ state: 'open', checkTime: expect.any(String) }]);
  });

  it('tell their authors why they were refused, and can be written anew', async () => {
    await write('Buy this!', 1);
    await decide(false, 'An advertisement');
    expect(await own()).toMatchObject([{ state: 'refused', reason: 'An advertisement' }]);
    expect(await score()).toMatchObject({ count: 0 });
    await write('Too long', 2);
    expect(await own()).toMatchObject([{ state: 'pending', reason: '', content: 'Too long' }]);
    await decide(true);
    expect(await score()).toMatchObject({ average: 2 });
  });

  it('wait again when their text changes, and stay open when only the stars do', async () => {
    await write('Good');
    await decide(true);
    await reader.call(userRatings, { recordId: whale, stars: 3 });
    expect(await shown()).toMatchObject([{ stars: 3, content: 'Good' }]);
    await write('Good', 4);
    expect(await shown()).toMatchObject([{ stars: 4 }]);
    await write('Bad', 1);
    expect(await shown()).toEqual([]);
    expect(await own()).toHaveLength(1);
  });

  it('are stars alone that count at once, one rating of each reader', async () => {
    const rate = (stars: number) => reader.call(userRatings, { recordId: whale, stars });
    expect(await rate(2)).toMatchObject({ state: 'open', score: { count: 1, average: 2 } });
    expect((await Promise.all([4, 4, 4].map(rate))).at(-1)).toMatchObject({ score: { count: 1 } });
    const { client } = await newReader();
    await client.call(userRatings, { recordId: whale, stars: 5 });
    expect(await score()).toMatchObject({ count: 2, average: 4.5, spread: [0, 0, 0, 1, 1] });
    expect(await shown()).toEqual([]);
    expect((await desk.call(listTexts, {})).total).toBe(0);
    const ratings = await ratingsBetween(
      app.deps.db,
      TENANT,
      '2000-01-01T00:00:00.000Z',
      '2100-01-01T00:00:00.000Z',
    );
    expect(ratings).toEqual([{ recordId: whale, count: 2, points: 9 }]);
  });

  it('are harmless text, whatever was sent', async () => {
    const markup = '<script>alert(1)</script> javascript:alert(1)';
    const { content } = await write(
      `${markup}\r\n\r\n\r\n\r\nend\u202e\u200b${'e\u0301\u0302\u0303\u0304\u0305\u0306'}`,
    );
    expect(content.split('\n')).toHaveLength(3);
    expect(content).toContain(markup);
    expect(content).not.toMatch(/[\u202e\u200b\0]|\p{M}{5}/u);
    const family = '👩‍👩‍👧';
    expect((await write(`${family} ${'😀'.repeat(10_000)}`)).content).toBe(`${family} ${'😀'.repeat(10)}`);
    await expect(write('ab'.repeat(2000))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(write('\u200b \n')).rejects.toMatchObject({ code: 'REVIEW_TEXT_MISSING' });
  });

  it('with forbidden words are refused in every form of Han, case and width', async () => {
    for (const text of ['賭博网站', '好书，赌.博 網.站！', 'Ｃａｓｉｎｏ tonight', 'a CASINO'])
      await expect(write(text)).rejects.toMatchObject({ code: 'WORDS_NOT_ALLOWED' });
    expect(await write('Occasionally good')).toMatchObject({ state: 'pending' });
  });

  it('are not written by children', async () => {
    const { client } = await newReader('child');
    await expect(write('Nice', 5, client)).rejects.toMatchObject({ code: 'PUBLISHING_NOT_FOR_CHILDREN' });
    const stars = client.call(userRatings, { recordId: whale, stars: 5 });
    await expect(stars).rejects.toMatchObject({ code: 'PUBLISHING_NOT_FOR_CHILDREN' });
    const name = client.call(choosePublicName, { name: 'Queequeg' });
    await expect(name).rejects.toMatchObject({ code: 'PUBLISHING_NOT_FOR_CHILDREN' });
  });

  it('are not written by a guaranteed account, nor by one that guarantees', async () => {
    const [guarantor, guaranteed] = [await newReader(), await newReader()];
    const pair = { guarantor_id: guarantor.patronId, guaranteed_id: guaranteed.patronId };
    await buildGuarantee(app.deps.db, pair);
    for (const [{ client }, code] of [
      [guaranteed, 'ACCOUNT_GUARANTEED'],
      [guarantor, 'ACCOUNT_GUARANTEES'],
    ] as const) {
      await expect(write('Nice', 5, client)).rejects.toMatchObject({ code });
      await expect(client.call(userRatings, { recordId: whale, stars: 5 })).rejects.toMatchObject({ code });
    }
  });

  it('are deleted by their authors alone', async () => {
    const { commentId } = await write('Mine');
    const { client } = await newReader();
    await expect(client.call(delMyComment, { commentId })).rejects.toMatchObject({
      code: 'REVIEW_NOT_FOUND',
    });
    expect(await reader.call(delMyComment, { commentId })).toEqual({ deleted: 1 });
    expect(await own()).toEqual([]);
    expect((await desk.call(listTexts, {})).total).toBe(0);
  });

  it('are reported to the staff and stay until they decide', async () => {
    const { commentId } = await write('An insult');
    const { client } = await newReader();
    const report = () => client.call(reportComment, { commentId, reason: 'Rude' });
    await expect(report()).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    await decide(true);
    expect(await report()).toEqual({ reported: true });
    expect(await shown()).toHaveLength(1);
    expect((await desk.call(listTexts, {})).texts[0]?.reports).toMatchObject([{ reason: 'Rude' }]);
    await decide(false, 'Rude');
    expect(await shown()).toEqual([]);
  });

  it('follow a record that comes back under another id', async () => {
    const { db } = app.deps;
    await write('Still good');
    await decide(true);
    const row = await db.selectFrom('bib').selectAll().where('id', '=', whale).executeTakeFirstOrThrow();
    await db.deleteFrom('bib').where('id', '=', whale).execute();
    expect(await own()).toMatchObject([{ inCatalogue: false, title: 'Moby Dick' }]);
    const { source, control_number } = row;
    whale = (await buildBib(db, { title: 'Moby Dick', source, control_number })).id;
    expect(await score()).toMatchObject({ count: 1 });
    expect(await own()).toMatchObject([{ inCatalogue: true, recordId: whale }]);
  });

  it('show a name that the reader chose, which no other reader has and no staff', async () => {
    const choose = (name: string, who = reader) => who.call(choosePublicName, { name });
    expect(await choose('  Ishmaël ')).toEqual({ name: 'Ishmaël' });
    expect(await reader.call(getPublicName, {})).toEqual({ name: 'Ishmaël' });
    const { client } = await newReader();
    for (const name of ['ishmael', 'ISHMAEL!', 'Іѕhmаel', 'ｉｓｈｍａｅｌ'])
      await expect(choose(name, client), name).rejects.toMatchObject({ code: 'PUBLIC_NAME_TAKEN' });
    for (const name of ['Librarian', '圖書館', '館員小王', '7', 'Alpha Library', '!!'])
      await expect(choose(name, client), name).rejects.toMatchObject({ code: 'PUBLIC_NAME_RESERVED' });
    await buildPatron(app.deps.db, { primary_id: 'Card77Name' });
    await expect(choose('Card77Name', client)).rejects.toMatchObject({ code: 'PUBLIC_NAME_TAKEN' });
    expect(await choose('\u202eQueequeg\u202c', client)).toEqual({ name: 'Queequeg' });
    await write('Call me so');
    await decide(true);
    expect(await shown()).toMatchObject([{ name: 'Ishmaël' }]);
    await choose('');
    expect(await shown()).toMatchObject([{ name: '' }]);
    expect(await choose('Ishmael', client)).toEqual({ name: 'Ishmael' });
  });

  it('go with the account', async () => {
    await write('Mine');
    await reader.call(choosePublicName, { name: 'Queequeg' });
    await inTransaction(app.deps.db, async (tx) => {
      await forgetReviews(tx, TENANT, patronId, app.deps);
      await forgetAuthor(tx, TENANT, patronId);
    });
    for (const table of ['review', 'public_name', 'reader_text'] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('of another library do not exist', async () => {
    await write('Good');
    await decide(true);
    const other = app.client({ tenant: 'beta' });
    expect(await other.call(userCommentList, { recordId: whale })).toEqual({ total: 0, comments: [] });
    expect(await other.call(getUserScore, { recordIds: [whale] })).toMatchObject([{ count: 0 }]);
  });
});

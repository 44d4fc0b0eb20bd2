import { ApiError, type Client } from '@lectern/contracts/kernel/client';
import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { describeFavourite } from '@lectern/contracts/shelf/favourites/describe-favourite';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { shareFolder } from '@lectern/contracts/shelf/favourites/share-folder';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeListRow } from '../../domains/shelf/booklists/store/list-store.ts';
import { reviewedReviews } from '../../domains/talk/reviews/reviewed-reviews.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildBib } from '../catalogue-builders.ts';
import { openStaffSession } from '../staff-session.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';
import { unzipped } from '../unzipped.ts';
import { expectHarmless, HOSTILE_TEXTS, RUNS } from './hostile-texts.ts';

/** A cell that a spreadsheet would reckon. */
const RECKONED = /(^|[,\n\r])"?[=+@-]\s*[A-Za-z0-9(]/;

/**
 * What readers write for themselves or for others, by every way that shows it: pages, feeds, the desk, and the files that readers take
 * away.
 */
describeOnEachDatabase('a text of a reader', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { reviewedTexts: async () => [reviewedReviews] } });
    desk = app.client({ token: await openStaffSession(app, ['moderation.decide', 'feedback.answer']) });
  });
  afterAll(() => app.close());

  /** Written by a new reader into everything that takes words; what refuses the text keeps nothing of it. */
  async function written(text: string) {
    const { db } = app.deps;
    const reader = app.client({ token: await buildSession(db, await buildPatron(db)) });
    const recordId = (await buildBib(db, { title: 'Moby Dick' })).id;
    const attempt = async <Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> => {
      try {
        return await write();
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return undefined;
        throw error;
      }
    };
    const folder = await attempt(() => reader.call(addFolder, { name: text }));
    const inFolder = folder ? { folderId: folder.folderId } : {};
    await reader.call(addFavourites, { recordIds: [recordId], ...inFolder });
    await attempt(() => reader.call(describeFavourite, { recordId, note: text, tags: [text.slice(0, 20)] }));
    const list =
      (await attempt(() =>
        reader.call(makeList, { name: text, introduction: text, recordIds: [recordId] }),
      )) ?? (await reader.call(makeList, { name: 'A list', recordIds: [recordId] }));
    await attempt(() => reader.call(noteEntry, { id: list.id, recordId, note: text, was: '' }));
    await attempt(() => reader.call(choosePublicName, { name: text }));
    await attempt(() => reader.call(userComment, { recordId, stars: 3, content: text }));
    await attempt(() => reader.call(sendFeedback, { text }));
    await attempt(() => reader.call(addSubscription, { term: text }));
    await db.transaction().execute((tx) => changeListRow(tx, TENANT, list.id, { state: 'open' }));
    return { reader, recordId, listId: list.id, folderId: folder?.folderId };
  }

  it.each(Object.entries(HOSTILE_TEXTS))('does no harm where it is shown: %s', async (_what, text) => {
    const { reader, recordId, listId, folderId } = await written(text);
    for (const path of ['', '/embed', '/feed']) {
      const page = await app.app.inject({
        url: `/alpha/list/${listId}${path}`,
        headers: { host: 'library.example.org', accept: 'text/html' },
      });
      expect(page.statusCode, path).toBe(200);
      expectHarmless(page.body);
      expect(page.body).not.toMatch(RUNS);
    }

    const shown: unknown[] = [await desk.call(listTexts, {})];
    for (const { id, version } of (await desk.call(listTexts, {})).texts)
      await desk.call(decideText, { id, version, isApproved: true, reason: '' });
    shown.push(await app.client().call(userCommentList, { recordId }));
    shown.push(await desk.call(listDeskFeedback, {}), await reader.call(listFeedback, {}));
    shown.push(await reader.call(listFavourites, {}), await reader.call(listSubscriptions, {}));
    if (folderId !== undefined) shown.push(await reader.call(shareFolder, { folderId }));
    for (const answer of shown) expectHarmless(JSON.stringify(answer));

    const taken = await reader.download(exportOwnData, {});
    for (const [name, bytes] of unzipped(Buffer.from(await taken.arrayBuffer()))) {
      // Spreadsheets want the mark of their encoding before the first cell.
      const file = bytes.toString().replace(/^\ufeff/, '');
      expectHarmless(file);
      if (name.endsWith('.csv')) expect(file, name).not.toMatch(RECKONED);
    }
  });
});

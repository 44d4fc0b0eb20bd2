import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { deleteMessages } from '@lectern/contracts/talk/messages/delete-messages';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { updateReadFlag } from '@lectern/contracts/talk/messages/update-read-flag';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createEventRunner, type EventRunner } from '../../../platform/events/event-runner.ts';
import { buildLoan, buildPatron, buildRequest, buildSession } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { deskOf } from '../../../testing/local-systems.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { moveDueRequests } from '../../lending/circulation/requests/request-clock.ts';
import { hearAskedHolders } from '../../lending/requests/messages/hear-asked-holders.ts';
import { hearDecisions, hearObjections } from '../../lending/requests/messages/hear-objections.ts';
import { hearRequestMoves } from '../../lending/requests/messages/hear-request-moves.ts';

const WITHIN = { timeout: 30_000, interval: 150 };

describeOnEachDatabase('messages to readers', (kind) => {
  let app: TestApp;
  let runner: EventRunner;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN', position: 0 });
  });
  beforeEach(() => {
    runner = createEventRunner(app.deps, [hearRequestMoves, hearAskedHolders, hearObjections, hearDecisions]);
    runner.start();
  });
  afterEach(() => runner.stop());
  afterAll(() => app.close());

  /** A reader who waits for a title whose only copy is lent. */
  async function waitingReader(title = 'Middlemarch') {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const bib = await buildBib(db, { title });
    const item = await buildItem(db, { bib_id: bib.id });
    await buildLoan(db, { item_id: item.id });
    const request = await buildRequest(db, { bib_id: bib.id, patron_id: patron.id });
    const token = await buildSession(db, patron);
    const client = (language: Language = 'en-US') => app.client({ token, language });
    const inbox = (input: InputOf<(typeof getMessages)['input']> = {}, language?: Language) =>
      client(language).call(getMessages, input);
    const waitFor = (count: number) =>
      vi.waitFor(async () => {
        const found = await inbox();
        expect(found.total).toBe(count);
        return found.messages;
      }, WITHIN);
    return { patron, bib, item, request, client, inbox, waitFor };
  }

  async function giveBack(barcode: string): Promise<void> {
    const ils = await app.deps.ils.ofId('1001');
    await deskOf(ils).checkIn({ barcode, libraryCode: 'MAIN' });
  }

  it('say that a copy arrived, where, and until when it is kept, in the language of the page', async () => {
    const { item, inbox, waitFor } = await waitingReader();
    await giveBack(item.barcode);
    const [message] = await waitFor(1);
    expect(message).toMatchObject({
      type: 'requestArrived',
      sender: 'alpha library',
      title: '“Middlemarch” is ready for pickup',
      readFlag: '0',
      section: 'requests',
    });
    expect(message?.content).toEqual([
      expect.stringMatching(/^“Middlemarch” is kept for you at .+ until March 9, 2026\./),
    ]);
    const chinese = await inbox({}, 'zh-CN');
    expect(chinese.messages[0]?.title).toBe('《Middlemarch》可以取了');
    expect(chinese.messages[0]?.content[0]).toContain('2026年3月9日');
  });

  it('are told once, though the event is acted on twice', async () => {
    const { request, client, waitFor } = await waitingReader();
    await client().call(cancelRequest, { requestId: request.id });
    await waitFor(1);
    const moves = await app.deps.db
      .selectFrom('request_move')
      .select('id')
      .where('request_id', '=', request.id)
      .execute();
    await hearRequestMoves.act?.(
      app.deps,
      '1001',
      moves.map(({ id }) => id),
    );
    await waitFor(1);
  });

  it('tell a holder who is asked for a copy, and both when nobody acted in time', async () => {
    const { db } = app.deps;
    const asker = await waitingReader();
    const holder = await waitingReader();
    const bib = await buildBib(db, { title: 'Emma' });
    const item = await buildItem(db, { bib_id: bib.id });
    await db.updateTable('patron').set({ relends: 1 }).where('id', '=', holder.patron.id).execute();
    await buildLoan(db, { item_id: item.id, patron_id: holder.patron.id });
    const ils = await app.deps.ils.ofId('1001');
    const placed = await ils.requests?.place(asker.patron.id, {
      kind: 'relending',
      bibId: bib.id,
      contact: '13800138000',
      noticeWays: [],
      comments: '',
    });
    expect(placed).toMatchObject({ step: 'book_request_launched' });
    expect(await holder.waitFor(1)).toMatchObject([{ title: 'A reader asks you for “Emma”' }]);
    const { id } = placed as { readonly id: string };
    await holder.client().call(answerAsker, { requestId: id, accept: true, comments: '' });
    expect(await asker.waitFor(1)).toMatchObject([{ type: 'requestAccepted' }]);
    app.clock.advance(8 * 86_400);
    await moveDueRequests(app.deps);
    expect(await holder.waitFor(2)).toMatchObject([{ type: 'requestExpired' }, {}]);
    expect(await asker.waitFor(2)).toMatchObject([{ type: 'requestExpired' }, {}]);
  });

  it('tell both readers that one objects to a hand-over, and what the library decided', async () => {
    const { db } = app.deps;
    const [asker, holder] = [await waitingReader(), await waitingReader()];
    const bib = await buildBib(db, { title: 'Persuasion' });
    const item = await buildItem(db, { bib_id: bib.id });
    const now = app.clock.now().toISOString();
    await buildLoan(db, { item_id: item.id, patron_id: asker.patron.id });
    const { id: requestId } = await buildRequest(db, {
      bib_id: bib.id,
      kind: 'relending',
      step: 'borrowed',
      patron_id: asker.patron.id,
      holder_id: holder.patron.id,
      wanted_item_id: item.id,
      step_since: now,
      ended_at: now,
    });
    const object = () => holder.client().call(objectToHandOver, { requestId, reason: 'I still have it' });
    await object();
    await object();
    const objected = { type: 'requestObjected', title: 'An objection to the hand-over of “Persuasion”' };
    expect(await asker.waitFor(1)).toMatchObject([objected]);
    expect(await holder.waitFor(1)).toMatchObject([objected]);
    const staff = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    await staff.call(decideObjection, { requestId, decision: 'stands', reason: 'Both confirmed' });
    const told = { type: 'requestObjectionRejected', content: [expect.anything(), 'Both confirmed'] };
    expect(await asker.waitFor(2)).toMatchObject([told, objected]);
    expect(await holder.waitFor(2)).toMatchObject([told, objected]);
  });

  it('are unread until they are marked, one by one or all, and can be unread again', async () => {
    const { request, item, client, inbox, waitFor } = await waitingReader();
    await giveBack(item.barcode);
    await waitFor(1);
    await client().call(cancelRequest, { requestId: request.id });
    const [newest] = await waitFor(2);
    expect(newest?.type).toBe('requestCancelled');
    const one = await client().call(updateReadFlag, { msgIds: [newest!.msgId] });
    expect(one.unread).toBe(1);
    expect((await inbox({ readFlag: '0' })).messages.map(({ type }) => type)).toEqual(['requestArrived']);
    expect(await inbox({ readFlag: '1' })).toMatchObject({ total: 1, unread: 1 });
    expect(await client().call(updateReadFlag, {})).toEqual({ unread: 0 });
    const back = await client().call(updateReadFlag, { msgIds: [newest!.msgId], readFlag: '0' });
    expect(back.unread).toBe(1);
  });

  it('come back after they were deleted, until time removes them', async () => {
    const { item, client, inbox, waitFor } = await waitingReader();
    await giveBack(item.barcode);
    const [message] = await waitFor(1);
    const msgIds = [message!.msgId];
    expect(await client().call(deleteMessages, { msgIds })).toEqual({ unread: 0 });
    expect((await inbox()).total).toBe(0);
    expect(await client().call(deleteMessages, { msgIds, undo: true })).toEqual({ unread: 1 });
    expect((await inbox()).messages).toEqual([message]);
  });

  it('of another reader are neither shown, marked nor deleted', async () => {
    const { item, inbox, waitFor } = await waitingReader();
    await giveBack(item.barcode);
    const [message] = await waitFor(1);
    const other = await waitingReader();
    const msgIds = [message!.msgId];
    expect(await other.client().call(updateReadFlag, { msgIds })).toEqual({ unread: 0 });
    expect(await other.client().call(deleteMessages, { msgIds })).toEqual({ unread: 0 });
    expect((await other.inbox()).total).toBe(0);
    expect((await inbox()).messages).toEqual([message]);
  });
});

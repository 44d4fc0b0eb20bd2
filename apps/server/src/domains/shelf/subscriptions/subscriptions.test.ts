import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import type { Client } from '@lectern/contracts/kernel/client';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { deleteSubscriptions } from '@lectern/contracts/shelf/subscriptions/delete-subscriptions';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { recommendDaily } from '@lectern/contracts/shelf/subscriptions/recommend-daily';
import { searchSubscription } from '@lectern/contracts/shelf/subscriptions/search-subscription';
import { MOST_LISTED_WORKS } from '@lectern/contracts/shelf/subscriptions/subscription';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { deleteEvents, takeEvents } from '../../../platform/events/outbox-store.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { marcFile, readMarcFile, type TestRecord } from '../../../testing/marc-file.ts';
import { letSend, waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { importRecords } from '../../collection/catalogue/import/import-records.ts';
import { sendDueMessages } from '../../talk/messages/outgoing/send-messages.ts';
import { forgetSubscriptions } from './forget-subscriptions.ts';
import { hearRecordNews } from './match/hear-record-news.ts';
import { findStoppable, stopByLink } from './stop-subscriptions.ts';
import { tellDueHits } from './tell/tell-hits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

describeOnEachDatabase('subscriptions of a reader', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;
  beforeEach(async () => {
    // Ten in the morning of a Monday in the library's time zone.
    app = await createTestApp({ kind });
    await letSend(app);
    const patron = await buildPatron(app.deps.db, { email_verified: 1 });
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterEach(() => app.close());

  /** Imports records, and lets the subscriptions hear of them. */
  async function bring(...records: TestRecord[]): Promise<void> {
    await importRecords(app.deps, {
      tenantId: '1001',
      source: 'test',
      records: readMarcFile(marcFile(records)),
    });
    const events = await takeEvents(app.deps.db, hearRecordNews, 10_000);
    await hearRecordNews.act?.(app.deps, '1001', [...new Set(events.map(({ subjectId }) => subjectId))]);
    await deleteEvents(
      app.deps.db,
      events.map(({ seq }) => seq),
    );
  }
  const subscribe = async (term: string, more: Partial<Parameters<typeof add>[0]> = {}) =>
    (await add({ term, rhythm: 'now', ...more })).subscription;
  const add = (
    input: Parameters<typeof reader.call<typeof addSubscription.input, typeof addSubscription.output>>[1],
  ) => reader.call(addSubscription, input);
  const worksOf = async (subscriptionId: string) =>
    (await reader.call(searchSubscription, { subscriptionId, rows: 100 })).works.map(({ title }) => title);
  async function tell(): Promise<void> {
    const tenant = await app.deps.tenants.byId('1001');
    await tellDueHits(app.deps, tenant!);
  }
  const inbox = async () => (await reader.call(getMessages, {})).messages;

  it('find works that come later, and none that were there', async () => {
    await bring({ number: 'old', title: 'The old whale' });
    app.clock.advance(HOUR);
    const { subscriptionId } = await subscribe('whales');
    await bring({ number: 'old', title: 'The old whale' }, { number: 'new', title: 'The new whale' });
    await bring({ number: 'other', title: 'The shark' });
    expect(await worksOf(subscriptionId)).toEqual(['The new whale']);
  });

  it('find an older work whose description fits only since it changed', async () => {
    await bring({ number: 'a', title: 'Nothing' }, { number: 'b', title: 'A whale' });
    app.clock.advance(HOUR);
    const { subscriptionId } = await subscribe('whale');
    await bring({ number: 'a', title: 'Moby Dick or the whale' }, { number: 'b', title: 'A whale, again' });
    expect(await worksOf(subscriptionId)).toEqual(['Moby Dick or the whale']);
  });

  it('find a new work once, also when it changes, gets copies, or goes and comes back', async () => {
    const { subscriptionId } = await subscribe('whale');
    await bring({ number: 'a', title: 'A whale' });
    await bring({ number: 'a', title: 'A whale', items: [{ barcode: '1' }] });
    await bring({ number: 'a', status: 'd' });
    await bring({ number: 'a', title: 'A whale' });
    expect(await worksOf(subscriptionId)).toHaveLength(1);
    await tell();
    await bring({ number: 'a', title: 'A whale at sea' });
    await tell();
    expect(await inbox()).toHaveLength(1);
  });

  it('find a new work when it gets the copy that they ask for', async () => {
    const state = searchStateSchema.parse({ keyWord: 'whale', libCode: ['EAST'] });
    const { subscriptionId } = await subscribe('whale', { state });
    await bring({ number: 'a', title: 'A whale' });
    expect(await worksOf(subscriptionId)).toEqual([]);
    await bring({ number: 'a', title: 'A whale', items: [{ barcode: '1', library: 'EAST' }] });
    expect(await worksOf(subscriptionId)).toEqual(['A whale']);
  });

  it('watch authors, subjects, classes and journals', async () => {
    const author = await subscribe('Ann Author', { kind: 'author' });
    const nobody = await subscribe('Bob Author', { kind: 'author' });
    const journal = await subscribe('Journal of whales', { kind: 'journal' });
    await subscribe('I247', { kind: 'class' });
    await subscribe('Whaling', { kind: 'subject' });
    await bring({ number: 'a', title: 'Journal of whales' });
    expect(await worksOf(author.subscriptionId)).toHaveLength(1);
    expect(await worksOf(nobody.subscriptionId)).toHaveLength(0);
    expect(await worksOf(journal.subscriptionId)).toHaveLength(1);
  });

  it('are told as one message, as the rhythm says', async () => {
    await subscribe('whale');
    await subscribe('sea', { rhythm: 'daily' });
    await subscribe('ship', { rhythm: 'weekly' });
    await bring(
      { number: 'a', title: 'A whale of the sea and a ship' },
      { number: 'b', title: 'Two whales' },
    );
    await tell();
    const [first, ...others] = await inbox();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ title: 'New works (2): whale', section: 'subscriptions' });
    expect(first?.content.join('\n')).toContain('Two whales');
    app.clock.advance(DAY - HOUR);
    await tell();
    expect((await inbox())[0]?.content.join()).toContain('sea (1)');
    app.clock.advance(5 * DAY);
    await tell();
    expect(await inbox()).toHaveLength(2);
    app.clock.advance(DAY);
    await tell();
    expect((await inbox())[0]?.content.join()).toContain('ship (1)');
  });

  it(`list ${MOST_LISTED_WORKS} works in a message and count the others`, async () => {
    await subscribe('whale');
    await subscribe('sea');
    const whales = Array.from({ length: 70 }, (_, at) => ({ number: `w${at}`, title: `Whale ${at}` }));
    await bring(...whales, { number: 's', title: 'The sea' });
    await tell();
    const [message] = await inbox();
    const [list = '', more = ''] = message?.content ?? [];
    expect(list.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(MOST_LISTED_WORKS);
    expect(list).toContain('The sea');
    expect(more).toContain('21');
  });

  it('send a mail by which their reader stops them', async () => {
    const { subscriptionId } = await subscribe('whale');
    await subscribe('shark');
    await bring({ number: 'a', title: 'A whale' });
    await tell();
    app.clock.advance(2 * 60);
    await sendDueMessages(app.deps);
    const notices = await app.deps.db.selectFrom('notice').selectAll().execute();
    const [mail] = notices.filter(({ channel }) => channel === 'mail');
    const tenant = (await app.deps.tenants.byId('1001'))!;
    const token = mail?.stop_token ?? '';
    expect(await findStoppable(app.deps, tenant, token)).toEqual({ names: ['whale'], isStopped: false });
    expect(await stopByLink(app.deps, tenant, 'another')).toBe(false);
    expect(await stopByLink(app.deps, tenant, token)).toBe(true);
    expect(await stopByLink(app.deps, tenant, token)).toBe(true);
    const { subscriptions } = await reader.call(listSubscriptions, {});
    expect(subscriptions.map(({ term, paused }) => [term, paused])).toEqual([
      ['shark', false],
      ['whale', true],
    ]);
    await bring({ number: 'b', title: 'Another whale' });
    expect(await worksOf(subscriptionId)).toEqual(['A whale']);
    expect(await waitingNotices(app)).toHaveLength(notices.length);
  });

  it('gather nothing while they are paused, and go on with what comes then', async () => {
    const { subscriptionId } = await subscribe('whale');
    await reader.call(updateSubscription, { subscriptionId, paused: true });
    await bring({ number: 'a', title: 'A whale' });
    app.clock.advance(HOUR);
    await reader.call(updateSubscription, { subscriptionId, paused: false });
    await bring({ number: 'a', title: 'A whale at sea' }, { number: 'b', title: 'Whale two' });
    expect(await worksOf(subscriptionId)).toEqual(['Whale two']);
  });

  it('come back after they were deleted, with what was found meanwhile', async () => {
    const { subscriptionId } = await subscribe('whale');
    await reader.call(deleteSubscriptions, { subscriptionIds: [subscriptionId] });
    expect((await reader.call(listSubscriptions, {})).total).toBe(0);
    await bring({ number: 'a', title: 'A whale' });
    await tell();
    expect(await inbox()).toEqual([]);
    await reader.call(deleteSubscriptions, { subscriptionIds: [subscriptionId], undo: true });
    await tell();
    expect(await inbox()).toHaveLength(1);
  });

  it('are each search once', async () => {
    expect((await add({ term: 'whale' })).already).toBe(false);
    const again = await add({
      term: 'Whales!',
      state: searchStateSchema.parse({ keyWord: 'whale', page: 3 }),
    });
    expect(again).toMatchObject({ already: true, subscription: { term: 'whale' } });
    expect((await reader.call(listSubscriptions, {})).total).toBe(1);
  });

  it('recommend what the last day brought, each work once', async () => {
    expect(await reader.call(recommendDaily, {})).toEqual({ day: null, works: [] });
    await subscribe('whale');
    await subscribe('sea');
    await bring({ number: 'a', title: 'A whale' });
    app.clock.advance(2 * DAY);
    await bring({ number: 'b', title: 'A whale of the sea' });
    expect(await reader.call(recommendDaily, {})).toMatchObject({
      day: '2026-03-04',
      works: [{ title: 'A whale of the sea', terms: expect.arrayContaining(['whale', 'sea']) }],
    });
  });

  it('leave nothing when their reader leaves', async () => {
    await subscribe('whale');
    await bring({ number: 'a', title: 'A whale' });
    await inTransaction(app.deps.db, (tx) => forgetSubscriptions(tx, '1001', patronId));
    for (const table of [
      'subscription',
      'subscription_hit',
      'subscription_query',
      'subscription_anchor',
    ] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await bring({ number: 'b', title: 'A whale' });
    expect(await app.deps.db.selectFrom('record_watch').selectAll().execute()).toEqual([]);
  });

  it('belong to their reader alone', async () => {
    const { subscriptionId } = await subscribe('whale');
    const other = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    const refused = { code: 'SUBSCRIPTION_NOT_FOUND' };
    await expect(other.call(searchSubscription, { subscriptionId })).rejects.toMatchObject(refused);
    await expect(other.call(updateSubscription, { subscriptionId, paused: true })).rejects.toMatchObject(
      refused,
    );
    expect(await other.call(deleteSubscriptions, { subscriptionIds: [subscriptionId] })).toEqual({
      changed: 0,
    });
  });
});

import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { deleteMessages } from '@lectern/contracts/talk/messages/delete-messages';
import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import type { MessageChoices } from '@lectern/contracts/talk/messages/message-choices';
import { updateMessageChoices } from '@lectern/contracts/talk/messages/update-message-choices';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest, buildSession } from '../../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { letSend, waitingNotices } from '../../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { tellDayOf } from '../daily/tell-day.ts';
import { type NewMessage, tellReaders } from '../tell-readers.ts';
import { sendDueMessages } from './send-messages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const AT_ANY_HOUR = { quietFrom: '00:00', quietUntil: '00:00' };

describeOnBothDatabases('messages that leave the inbox', 'locks', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    // Ten in the morning in the library's time zone.
    app = await createTestApp({ kind });
    await letSend(app);
  });
  afterEach(() => app.close());

  async function newReader(contacts: { email_verified?: 0 | 1; phone?: string } = {}) {
    const { db } = app.deps;
    const patron = await buildPatron(db, { email_verified: 1, ...contacts, phone_verified: 1 });
    const client = app.client({ token: await buildSession(db, patron) });
    const choose = (choices: Partial<MessageChoices>) =>
      client.call(updateMessageChoices, {
        requests: ['mail'],
        loans: ['mail'],
        ...AT_ANY_HOUR,
        ...choices,
      });
    return { patron, client, choose };
  }

  let told = 0;
  async function tell(patronId: string, given: Partial<NewMessage> = {}): Promise<void> {
    told += 1;
    const works = [{ recordId: 'b', title: `Book ${told}`, day: '2026-03-09', place: '' }];
    const message = { kind: 'requestCancelled', facts: { works, reason: '' }, ways: [] } as const;
    const tenant = await app.deps.tenants.byId('1001');
    await tellReaders(app.deps, tenant!, [{ ...message, key: `test/${told}`, patronId, ...given }]);
  }

  /** What was sent to somebody after so many seconds. */
  async function sentAfter(seconds: number, to: string) {
    app.clock.advance(seconds);
    await sendDueMessages(app.deps);
    return (await waitingNotices(app)).filter((notice) => notice.to === to);
  }

  it('go by mail in the language of the reader, once', async () => {
    const { patron } = await newReader();
    await tell(patron.id);
    expect(await sentAfter(MINUTE - 1, patron.email)).toEqual([]);
    const [notice, ...others] = await sentAfter(1, patron.email);
    expect(notice).toMatchObject({ channel: 'mail', template: 'requestCancelled' });
    expect(notice?.facts.titles).toMatch(/Book/);
    expect(others).toEqual([]);
    expect(await sentAfter(HOUR, patron.email)).toHaveLength(1);
  });

  it('go as one digest if there are several', async () => {
    const { patron } = await newReader();
    for (let at = 0; at < 30; at++) await tell(patron.id);
    const sent = await sentAfter(MINUTE, patron.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ template: 'messageDigest', facts: { count: '30' } });
    expect(sent[0]?.facts.list?.split('\n')).toHaveLength(30);
  });

  it('go only as the reader chose, for each topic', async () => {
    const { patron, choose } = await newReader({ phone: '13800138000' });
    await choose({ requests: ['sms'], loans: [] });
    await tell(patron.id);
    await tell(patron.id, { kind: 'loanDueSoon' });
    expect(await sentAfter(MINUTE, '13800138000')).toMatchObject([
      { channel: 'sms', template: 'requestCancelled' },
    ]);
    expect(await sentAfter(0, patron.email)).toEqual([]);
  });

  it('about one request go as the reader chose for that request', async () => {
    const { patron, choose } = await newReader({ phone: '13800138001' });
    await choose({ requests: ['mail'] });
    await tell(patron.id, { ways: ['inbox', 'sms'] });
    expect(await sentAfter(MINUTE, '13800138001')).toHaveLength(1);
    expect(await sentAfter(0, patron.email)).toEqual([]);
  });

  it('about one request are offered by the ways that reach the reader, as chosen for all requests', async () => {
    const { client, choose } = await newReader({ phone: '13800138002' });
    const { id: recordId } = await buildBib(app.deps.db);
    await choose({ requests: ['sms', 'push'] });
    expect((await client.call(getRequestOptions, { recordId })).noticeWays).toEqual([
      { way: 'mail', chosen: false },
      { way: 'sms', chosen: true },
    ]);
  });

  it('wait for the end of quiet hours and then go together; what is urgent does not wait', async () => {
    const { patron, choose } = await newReader();
    await choose({ quietFrom: '09:00', quietUntil: '12:00' });
    await tell(patron.id);
    expect(await sentAfter(HOUR, patron.email)).toEqual([]);
    await tell(patron.id);
    await tell(patron.id, { kind: 'requestHandedOver' });
    expect(await sentAfter(0, patron.email)).toMatchObject([{ template: 'requestHandedOver' }]);
    expect(await sentAfter(HOUR - MINUTE, patron.email)).toHaveLength(1);
    const sent = await sentAfter(MINUTE, patron.email);
    expect(sent.map(({ template }) => template)).toEqual(['requestHandedOver', 'messageDigest']);
  });

  it('that were deleted before are not sent, nor to a contact that is not confirmed', async () => {
    const { patron, client } = await newReader();
    await tell(patron.id);
    const { messages } = await client.call(getMessages, {});
    await client.call(deleteMessages, { msgIds: messages.map(({ msgId }) => msgId) });
    const unconfirmed = await newReader({ email_verified: 0 });
    await tell(unconfirmed.patron.id);
    expect(await sentAfter(MINUTE, patron.email)).toEqual([]);
    expect(await sentAfter(0, unconfirmed.patron.email)).toEqual([]);
    expect(await app.deps.db.selectFrom('message_order').selectAll().execute()).toEqual([]);
  });

  it('go once, though two processes send at the same time', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => newReader()));
    for (const { patron } of readers) for (let at = 0; at < 3; at++) await tell(patron.id);
    app.clock.advance(MINUTE);
    await Promise.all([sendDueMessages(app.deps), sendDueMessages(app.deps), sendDueMessages(app.deps)]);
    const sent = await waitingNotices(app);
    expect(sent.map(({ to }) => to).sort()).toEqual(readers.map(({ patron }) => patron.email).sort());
  });

  it('the choices say which ways reach the reader, and begin with mail at the hours of the library', async () => {
    const { client, choose } = await newReader();
    expect(await client.call(getMessageChoices, {})).toEqual({
      requests: ['mail', 'push'],
      loans: ['mail', 'push'],
      shelf: ['mail', 'push'],
      quietFrom: '22:00',
      quietUntil: '07:00',
      ways: [
        { way: 'mail', state: 'ready' },
        { way: 'sms', state: 'no-contact' },
        { way: 'wechat', state: 'off' },
        { way: 'push', state: 'no-contact' },
      ],
    });
    const chosen = await choose({ loans: ['sms', 'sms'] });
    expect(chosen.loans).toEqual(['sms']);
    expect(await client.call(getMessageChoices, {})).toEqual(chosen);
    await expect(choose({ quietFrom: '25:00' })).rejects.toMatchObject({ status: 400 });
  });

  async function tellToday(): Promise<void> {
    const tenant = await app.deps.tenants.byId('1001');
    await tellDayOf(app.deps, tenant!);
  }

  it('each day tells what is due soon and overdue, one message for all loans, once', async () => {
    const { db } = app.deps;
    const { patron, client } = await newReader();
    const lend = (due_date: string) => buildLoan(db, { patron_id: patron.id, due_date });
    await lend('2026-03-05');
    await lend('2026-03-05');
    await lend('2026-03-06');
    await lend('2026-03-01');
    await lend('2026-02-28');
    await lend('2026-02-23');
    await tellToday();
    await tellToday();
    const { messages } = await client.call(getMessages, {});
    expect(messages.map(({ type }) => type)).toEqual(['loanOverdue', 'loanDueSoon']);
    expect(messages.map(({ content }) => content.at(-1)?.split('\n').length)).toEqual([2, 2]);
    expect(messages[1]?.title).toContain('March 5, 2026');
    const sent = await sentAfter(MINUTE, patron.email);
    expect(sent).toMatchObject([{ template: 'messageDigest', facts: { count: '2' } }]);
  });

  it('days on which no server ran are told later, without what is past', async () => {
    const { patron, client } = await newReader();
    await tellToday();
    app.clock.advance(3 * 24 * HOUR);
    await buildLoan(app.deps.db, { patron_id: patron.id, due_date: '2026-03-04' });
    await buildLoan(app.deps.db, { patron_id: patron.id, due_date: '2026-03-07' });
    await tellToday();
    const { messages } = await client.call(getMessages, {});
    expect(messages.map(({ title }) => title)).toEqual([
      expect.stringContaining('Overdue'),
      expect.stringContaining('March 7'),
    ]);
  });

  it('the last day but one on the hold shelf is told, with the place', async () => {
    const { db } = app.deps;
    const { patron, client } = await newReader();
    const bib = await buildBib(db, { title: 'Emma' });
    const item = await buildItem(db, { bib_id: bib.id });
    await buildRequest(db, {
      patron_id: patron.id,
      bib_id: bib.id,
      item_id: item.id,
      step: 'reservation_arrived',
      kept_until: '2026-03-03',
    });
    await tellToday();
    const { messages } = await client.call(getMessages, {});
    expect(messages).toMatchObject([{ type: 'requestExpiring', title: 'Pick up “Emma” by March 3, 2026' }]);
  });

  it('messages are forgotten with past loans, unless their reader keeps the history', async () => {
    const forgetting = await newReader();
    const keeping = await newReader();
    await keeping.client.call(updateReaderSetting, { code: 'keepLoanHistory', value: '1' });
    await letSend(app, ({ policy }) => ({ policy: { ...policy, loanHistoryDays: 30 } }));
    for (const { patron } of [forgetting, keeping]) await tell(patron.id);
    app.clock.advance(29 * 24 * HOUR);
    await tellToday();
    expect((await forgetting.client.call(getMessages, {})).total).toBe(1);
    app.clock.advance(2 * 24 * HOUR);
    await tellToday();
    expect((await forgetting.client.call(getMessages, {})).total).toBe(0);
    expect((await keeping.client.call(getMessages, {})).total).toBe(1);
  });

  it('nothing is told before the hour of the library', async () => {
    const { patron, client } = await newReader();
    await buildLoan(app.deps.db, { patron_id: patron.id, due_date: '2026-03-06' });
    app.clock.advance(21 * HOUR);
    await tellToday();
    expect((await client.call(getMessages, {})).total).toBe(0);
    app.clock.advance(HOUR);
    await tellToday();
    expect((await client.call(getMessages, {})).total).toBe(1);
  });
});

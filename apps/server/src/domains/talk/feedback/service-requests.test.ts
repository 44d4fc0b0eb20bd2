import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { continueFeedback } from '@lectern/contracts/talk/feedback/continue-feedback';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { hearFeedback } from '../messages/hear-feedback.ts';
import { forgetFeedback } from './forget-feedback.ts';

const FORMS = {
  expertWay: 'form',
  documentDeliveryWay: 'form',
  thesisCheckWay: 'form',
  libTypeCode: '2',
} as const;
const THESIS = {
  kind: 'thesis',
  title: 'Tides of the estuary',
  degree: 'master',
  department: 'Geography',
  consent: true,
} as const;
const EXPERT = { kind: 'expert', subject: 'Old maps', question: 'Who drew the chart of 1780?' } as const;
const DELIVERY = { kind: 'delivery', title: 'On whales' } as const;

describeOnEachDatabase('requests for services', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['feedback.answer', 'staff.audit']) });
    await offer(FORMS);
  });
  afterAll(() => app.close());

  async function offer(change: Partial<PublicSettings>, perDay = 5) {
    const plain = testSettings('alpha');
    const policy = { ...plain.policy, serviceRequestsPerDay: perDay };
    await putSettings(app, { ...plain, policy, public: { ...plain.public, ...change } });
    await app.deps.tenants.refresh();
  }

  async function reader(isExpert = false) {
    const patron = await buildPatron(app.deps.db, { expert: isExpert ? 1 : 0 });
    return { patron, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  it('reach the desk with what the form says, and the reader is told of the answer', async () => {
    const { client, patron } = await reader();
    const bib = await buildBib(app.deps.db, { title: 'On whales' });
    const { id } = await client.call(requestService, {
      request: {
        ...DELIVERY,
        recordId: bib.id,
        authors: 'R. Hale',
        year: '1998',
        number: '0378-5955',
        until: '2030-01-01',
        note: 'Chapter 3 is enough',
      },
    });
    const { feedback } = await desk.call(listDeskFeedback, { list: 'unreplied', kind: 'delivery' });
    expect(feedback.find((one) => one.id === id)).toMatchObject({
      kind: 'delivery',
      state: 'unreplied',
      title: 'On whales',
      recordId: bib.id,
      details: [
        { name: 'authors', value: 'R. Hale' },
        { name: 'year', value: '1998' },
        { name: 'number', value: '0378-5955' },
        { name: 'until', value: '2030-01-01' },
      ],
      messages: [{ text: 'Chapter 3 is enough', fromLibrary: false }],
      reader: { primaryId: patron.primary_id },
    });
    const { messageId } = await desk.call(answerFeedback, { id, text: 'It comes by mail tomorrow.' });
    await hearFeedback.act?.(app.deps, TENANT, [messageId]);
    const { messages } = await client.call(getMessages, {});
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ type: 'serviceAnswered', section: 'feedback' });
    expect(messages[0]?.title).toContain('On whales');
    expect(messages[0]?.content.join('\n')).toContain('It comes by mail tomorrow.');
    await client.call(continueFeedback, { id, text: 'Thank you' });
    const own = await client.call(listFeedback, { kind: 'delivery' });
    expect(own.feedback[0]?.messages.map(({ fromLibrary }) => fromLibrary)).toEqual([false, true, false]);
  });

  it('are listed by their kind, and without words where the reader wrote none', async () => {
    const { client } = await reader(true);
    await client.call(requestService, { request: EXPERT });
    await client.call(requestService, { request: THESIS });
    await client.call(sendFeedback, { text: 'The lamp is broken' });
    for (const [one, total] of [
      ['expert', 1],
      ['thesis', 1],
      ['delivery', 0],
      ['problem', 1],
      ['', 3],
    ] as const) {
      const answer = await client.call(listFeedback, { kind: one });
      expect([one, answer.total, answer.counts.unreplied]).toEqual([one, total, total]);
    }
    const { feedback } = await client.call(listFeedback, { kind: 'thesis' });
    expect(feedback[0]).toMatchObject({ title: THESIS.title, messages: [] });
    expect(feedback[0]?.details).toEqual([
      { name: 'degree', value: 'master' },
      { name: 'department', value: 'Geography' },
    ]);
  });

  it('need what the desk needs', async () => {
    const { client } = await reader(true);
    const wrong: readonly object[] = [
      { ...EXPERT, question: ' ' },
      { ...EXPERT, replyBy: 'mail' },
      { ...DELIVERY, title: '\u200b' },
      { ...DELIVERY, number: '0378-5956' },
      { ...DELIVERY, year: '98' },
      { ...DELIVERY, until: '2026-02-30' },
      { ...THESIS, consent: false },
      { ...THESIS, degree: 'none' },
    ];
    for (const request of wrong)
      await expect(client.call(requestService, { request: request as typeof THESIS })).rejects.toMatchObject({
        code: 'INPUT_INVALID',
      });
    for (const number of ['10.1000/xyz123', '978-0-306-40615-7', '0378-5955'])
      await client.call(requestService, { request: { ...DELIVERY, number } });
    await expect(
      client.call(requestService, { request: { ...DELIVERY, until: '2020-01-01' } }),
    ).rejects.toMatchObject({ code: 'SERVICE_DATE_PAST' });
  });

  it('are plain text without signs that turn it', async () => {
    const { client } = await reader();
    await client.call(requestService, {
      request: { ...DELIVERY, title: '=1+1 \u202e<b>x</b>', note: 'a\u202eb' },
    });
    const { feedback } = await client.call(listFeedback, {});
    expect(feedback[0]).toMatchObject({ title: '=1+1 <b>x</b>', messages: [{ text: 'ab' }] });
  });

  it('are refused where the library has no form for them', async () => {
    const { client } = await reader(true);
    const error = { code: 'SERVICE_NOT_OFFERED' };
    await offer({ ...FORMS, expertWay: 'link', documentDeliveryWay: 'hidden', libTypeCode: '3' });
    for (const request of [EXPERT, DELIVERY, THESIS])
      await expect(client.call(requestService, { request })).rejects.toMatchObject(error);
    await offer({ ...FORMS, libTypeCode: '3', personalMenuShown: [19] });
    await client.call(requestService, { request: THESIS });
    await offer({ ...FORMS, personalMenuNotShown: [18] });
    await expect(client.call(requestService, { request: DELIVERY })).rejects.toMatchObject(error);
    await offer(FORMS);
    const other = await reader();
    await expect(other.client.call(requestService, { request: EXPERT })).rejects.toMatchObject(error);
  });

  it('are so many in a day, also where they come at once, and as many on the next', async () => {
    const { client } = await reader();
    await offer(FORMS, 2);
    const sent = await Promise.allSettled(
      [1, 2, 3].map(() => client.call(requestService, { request: DELIVERY })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(client.call(requestService, { request: THESIS })).rejects.toMatchObject({
      code: 'SERVICE_LIMIT_REACHED',
      details: { most: 2 },
    });
    await client.call(sendFeedback, { text: 'Feedback is not counted' });
    await app.deps.db
      .updateTable('feedback')
      .set({ sent_at: '2026-01-01T00:00:00.000Z' })
      .where('kind', '=', 'delivery')
      .execute();
    await client.call(requestService, { request: THESIS });
    await offer(FORMS);
  });

  it('of another library are not there for this desk, and end with the account of their reader', async () => {
    const { client, patron } = await reader();
    const { id } = await client.call(requestService, { request: THESIS });
    const other = await reader();
    expect((await other.client.call(listFeedback, {})).total).toBe(0);
    await app.deps.db.updateTable('feedback').set({ tenant_id: '1002' }).where('id', '=', id).execute();
    const { feedback } = await desk.call(listDeskFeedback, { kind: 'thesis', rows: 100 });
    expect(feedback.some((one) => one.id === id)).toBe(false);
    await app.deps.db.updateTable('feedback').set({ tenant_id: TENANT }).where('id', '=', id).execute();
    await inTransaction(app.deps.db, (tx) => forgetFeedback(tx, TENANT, patron.id));
    expect((await client.call(listFeedback, {})).total).toBe(0);
  });
});

import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { continueFeedback } from '@lectern/contracts/talk/feedback/continue-feedback';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { setFeedbackState } from '@lectern/contracts/talk/feedback/set-feedback-state';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hearFeedback } from '../messages/hear-feedback.ts';
import { forgetFeedback } from './forget-feedback.ts';

describeOnEachDatabase('feedback', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['feedback.answer', 'staff.audit']) });
  });
  afterAll(() => app.close());

  async function reader() {
    const patron = await buildPatron(app.deps.db);
    return { patron, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  it('becomes a conversation that both sides see, and the reader is told of the answer', async () => {
    const { client, patron } = await reader();
    const { id } = await client.call(sendFeedback, { text: 'The lamp at seat 12 is broken' });
    const { feedback } = await desk.call(listDeskFeedback, { list: 'unreplied' });
    expect(feedback.find((one) => one.id === id)).toMatchObject({
      kind: 'problem',
      state: 'unreplied',
      reader: { primaryId: patron.primary_id },
      answeredBy: '',
    });
    await desk.call(setFeedbackState, { id, state: 'handling' });
    expect((await client.call(listFeedback, { list: 'handling' })).total).toBe(1);
    const { messageId } = await desk.call(answerFeedback, { id, text: 'It is mended.\n\nThank you.' });
    await hearFeedback.act?.(app.deps, TENANT, [messageId, messageId]);
    const { messages } = await client.call(getMessages, {});
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ type: 'feedbackAnswered', section: 'feedback' });
    expect(messages[0]?.content.join('\n')).toContain('It is mended.');
    const own = await client.call(listFeedback, { list: 'replied' });
    expect(own.feedback[0]?.messages.map(({ fromLibrary }) => fromLibrary)).toEqual([false, true]);
    await client.call(continueFeedback, { id, text: 'It is dark again' });
    expect((await client.call(listFeedback, {})).counts).toEqual({ unreplied: 1, handling: 0, replied: 0 });
    const audited = await desk.call(listAudit, { action: 'feedback.answer' });
    expect(audited.entries[0]?.subject).toBe(id);
    expect(JSON.stringify(audited.entries)).not.toContain('mended');
  });

  it('about a record names it as the catalogue does', async () => {
    const { client } = await reader();
    const bib = await buildBib(app.deps.db, { title: 'Moby Dick' });
    await client.call(sendFeedback, { text: 'The author is wrong', recordId: bib.id });
    const { feedback } = await client.call(listFeedback, {});
    expect(feedback[0]).toMatchObject({ kind: 'record', recordId: bib.id, title: 'Moby Dick' });
  });

  it('keeps no token of the address that is sent with it', async () => {
    const { client } = await reader();
    const page = 'https://library.example/north/?jwt=secret#/searchList?q=whale&ticket=secret';
    await client.call(sendFeedback, { text: 'An error', page, browser: 'Firefox 140' });
    const { feedback } = await client.call(listFeedback, {});
    expect(feedback[0]).toMatchObject({
      page: 'https://library.example/north/#/searchList?q=whale',
      browser: 'Firefox 140',
    });
  });

  it('has at most 300 characters, and no signs that turn the text', async () => {
    const { client } = await reader();
    const error = { code: 'INPUT_INVALID' };
    await expect(client.call(sendFeedback, { text: '字'.repeat(301) })).rejects.toMatchObject(error);
    await expect(client.call(sendFeedback, { text: ' \u202e\u200b ' })).rejects.toMatchObject(error);
    await client.call(sendFeedback, { text: 'a\u202eb\u200b\u200b\u200bc\r\nd\u0007' });
    expect((await client.call(listFeedback, {})).feedback[0]?.messages[0]?.text).toBe('abc\nd');
  });

  it('has three pictures, drawn again without metadata, also where four come at once', async () => {
    const { client } = await reader();
    const { id } = await client.call(sendFeedback, { text: 'See the picture' });
    const file = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Ada Secret' } })
      .jpeg()
      .toBuffer();
    const blob = new Blob([Uint8Array.from(file)], { type: 'image/jpeg' });
    const sent = await Promise.allSettled(
      [1, 2, 3, 4].map(() => client.upload(addFeedbackPicture, { id }, blob)),
    );
    expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const { feedback } = await client.call(listFeedback, {});
    expect(feedback[0]?.pictures).toHaveLength(3);
    const url = feedback[0]?.pictures[0] ?? '';
    const answer = await app.app.inject({ url });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
    expect(answer.rawPayload.includes('Secret')).toBe(false);
    expect((await app.app.inject({ url: url.replace('alpha', 'beta') })).statusCode).toBe(404);
  });

  it('of another reader, or of another library, does not exist', async () => {
    const { client } = await reader();
    const { id } = await client.call(sendFeedback, { text: 'Mine' });
    const other = await reader();
    const error = { code: 'FEEDBACK_NOT_FOUND' };
    await expect(other.client.call(continueFeedback, { id, text: 'Yours' })).rejects.toMatchObject(error);
    expect((await other.client.call(listFeedback, {})).total).toBe(0);
    await app.deps.db.updateTable('feedback').set({ tenant_id: '1002' }).where('id', '=', id).execute();
    await expect(desk.call(answerFeedback, { id, text: 'Yes' })).rejects.toMatchObject(error);
    await expect(desk.call(setFeedbackState, { id, state: 'replied' })).rejects.toMatchObject(error);
  });

  it('ends with the account of its reader', async () => {
    const { client, patron } = await reader();
    const { id } = await client.call(sendFeedback, { text: 'Mine' });
    await desk.call(answerFeedback, { id, text: 'Answer' });
    await inTransaction(app.deps.db, (tx) => forgetFeedback(tx, TENANT, patron.id));
    for (const table of ['feedback', 'feedback_message', 'feedback_picture'] as const) {
      const rows = await app.deps.db
        .selectFrom(table)
        .select('id')
        .where('patron_id', '=', patron.id)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});

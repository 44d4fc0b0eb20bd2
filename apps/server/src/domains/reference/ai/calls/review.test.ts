import type { Client } from '@lectern/contracts/kernel/client';
import { countAnswers } from '@lectern/contracts/reference/ai/count-answers';
import { listAnswersToReview, type ReviewList } from '@lectern/contracts/reference/ai/list-answers-to-review';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron } from '../../../../testing/builders.ts';
import { buildTurn } from '../../../../testing/library-answer-rows.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

describeOnEachDatabase('the review of answers', (kind) => {
  let app: TestApp;
  let staff: Client;
  let patron_id: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    staff = app.client({ token: await openStaffSession(app, ['assistant.answers']) });
    patron_id = (await buildPatron(app.deps.db, { name: 'Ishmael Pequod', primary_id: 'C77' })).id;
  });
  beforeEach(async () => {
    await app.deps.db.deleteFrom('chat_turn').execute();
  });
  afterAll(() => app.close());

  const listed = async (list: ReviewList) =>
    (await staff.call(listAnswersToReview, { list })).answers.map(({ answerId }) => answerId);

  it('has the answers that were not liked, and those that nobody knew', async () => {
    const { db } = app.deps;
    const disliked = await buildTurn(db, { patron_id });
    const unknown = await buildTurn(db, { patron_id, rating: null, is_known: 0 });
    await buildTurn(db, { patron_id, rating: 'up' });
    await buildTurn(db, { patron_id, rating: null });
    expect(await listed('disliked')).toEqual([disliked]);
    expect(await listed('unknown')).toEqual([unknown]);
    expect((await staff.call(listAnswersToReview, {})).waiting).toEqual({ disliked: 1, unknown: 1 });
  });

  it('shows neither the reader nor what names the reader', async () => {
    const sources = JSON.stringify([{ recordId: 'r', title: 'The whale', isbn: '' }]);
    await buildTurn(app.deps.db, {
      patron_id,
      question: 'I am Ishmael, card C77, phone 13800138000, mail i@sea.org: is ISBN 9780142437247 there?',
      reply: 'No, Ishmael.',
      sources,
    });
    const answer = await staff.call(listAnswersToReview, {});
    expect(answer.answers).toMatchObject([
      {
        question: 'I am ▮▮▮, card ▮▮▮, phone ▮▮▮, mail ▮▮▮: is ISBN 9780142437247 there?',
        reply: 'No, ▮▮▮.',
        sources: [{ recordId: 'r', title: 'The whale' }],
        day: '2026-03-02',
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain(patron_id);
  });

  it('leaves out what is about the account of a reader, or about another reader', async () => {
    const { db } = app.deps;
    for (const intent of ['due', 'renew', 'holds', 'fines', 'account', 'refused'] as const)
      await buildTurn(db, { patron_id, intent });
    const told = await buildTurn(db, { patron_id, has_account: 1 });
    expect(await listed('disliked')).toEqual([]);
    await expect(staff.call(reviewAnswer, { answerId: told })).rejects.toMatchObject({
      code: 'ANSWER_NOT_FOUND',
    });
  });

  it('takes an answer out of the queue when staff have looked at it, and puts it back', async () => {
    const id = await buildTurn(app.deps.db, { patron_id });
    await staff.call(reviewAnswer, { answerId: id });
    expect(await listed('disliked')).toEqual([]);
    expect(await listed('reviewed')).toEqual([id]);
    await staff.call(reviewAnswer, { answerId: id, isReviewed: false });
    expect(await listed('disliked')).toEqual([id]);
  });

  it('shows no answer of another library, and none that is older than the days of the library', async () => {
    const foreign = await buildTurn(app.deps.db, { patron_id, tenant_id: '1002' });
    await buildTurn(app.deps.db, { patron_id, asked_at: '2026-01-01T08:00:00.000Z' });
    expect(await listed('disliked')).toEqual([]);
    await expect(staff.call(reviewAnswer, { answerId: foreign })).rejects.toMatchObject({
      code: 'ANSWER_NOT_FOUND',
    });
    expect(await staff.call(countAnswers, {})).toEqual({ days: [] });
  });

  it('counts by the days of the library what was asked, known and liked, and by whom it was answered', async () => {
    const { db } = app.deps;
    // The evening in UTC is the next day in the library (Asia/Shanghai).
    await buildTurn(db, {
      patron_id,
      asked_at: '2026-03-01T15:59:00.000Z',
      answered_by: 'model',
      rating: 'up',
    });
    await buildTurn(db, { patron_id, asked_at: '2026-03-01T16:00:00.000Z', intent: 'due', rating: null });
    await buildTurn(db, { patron_id, answered_by: 'library' });
    await buildTurn(db, { patron_id, is_known: 0, rating: null });
    const none = { up: 0, down: 0, unknown: 0, known: 0, library: 0, builtIn: 0, model: 0 };
    expect((await staff.call(countAnswers, {})).days).toEqual([
      { ...none, day: '2026-03-02', questions: 3, known: 2, unknown: 1, down: 1, library: 1, builtIn: 2 },
      { ...none, day: '2026-03-01', questions: 1, known: 1, up: 1, model: 1 },
    ]);
  });

  it('is for staff who may write answers', async () => {
    const other = app.client({ token: await openStaffSession(app, ['settings.edit', 'feedback.answer']) });
    await expect(other.call(listAnswersToReview, {})).rejects.toMatchObject({ status: 403 });
    await expect(other.call(countAnswers, {})).rejects.toMatchObject({ status: 403 });
  });
});

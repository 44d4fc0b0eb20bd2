import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { answerTrial } from '@lectern/contracts/resources/trials/answer-trial';
import { answerTrialByOldPath } from '@lectern/contracts/resources/trials/answer-trial-by-old-path';
import { listTrialAnswers } from '@lectern/contracts/resources/trials/list-trial-answers';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('opinions of a trial', (kind) => {
  let app: TestApp;
  let desk: Client;
  let number = 0;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    app.clock.set('2026-03-02T08:00:00Z');
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  });
  afterAll(() => app.close());

  const put = async (facts: Partial<InputOf<typeof putEresource.input>> = {}) => {
    const trial = { status: 'trial' as const, shownTo: '2026-04-01', isOpen: true };
    return desk.call(putEresource, { code: `t${++number}`, names: { 'en-US': 'Trial' }, ...trial, ...facts });
  };
  const signedIn = async (name: string) => {
    const patron = await buildPatron(app.deps.db, { name });
    return app.client({ token: await buildSession(app.deps.db, patron) });
  };

  it('are asked for by the questions of staff, or by one', async () => {
    const { id } = await put();
    expect(await app.client().call(listTrialQuestions, { id })).toEqual({
      isOpen: true,
      questions: [{ questionId: 'opinion', text: 'What do you think of this database?' }],
      answer: null,
    });
    const asked = await put({ questions: [{ id: 'use', text: { 'fr-FR': 'Utile ?' } }] });
    expect((await app.client().call(listTrialQuestions, { id: asked.id })).questions).toEqual([
      { questionId: 'use', text: 'Utile ?' },
    ]);
    const bought = await put({ status: 'purchased' });
    expect(await app.client().call(listTrialQuestions, { id: bought.id })).toMatchObject({
      isOpen: false,
      questions: [],
    });
  });

  it('are kept once for each reader, of 999 characters at most, and read by staff with a name only if the reader agrees', async () => {
    const { id } = await put();
    const [one, other] = [await signedIn('Lin Yue'), await signedIn('Wang Bo')];
    await one.call(answerTrialByOldPath, { id, content: 'First' });
    app.clock.advance(60);
    const long = (length: number) => ({ id, answers: [{ questionId: 'opinion', text: 'x'.repeat(length) }] });
    expect((await one.call(answerTrial, long(999))).answers[0]?.text).toHaveLength(999);
    await expect(one.call(answerTrial, long(1000))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await one.call(answerTrial, { id, answers: [{ questionId: 'opinion', text: 'Second' }], withName: true });
    app.clock.advance(60);
    await other.call(answerTrial, {
      id,
      answers: [
        { questionId: 'opinion', text: 'Third' },
        { questionId: 'moon', text: 'x' },
      ],
    });
    expect((await one.call(listTrialQuestions, { id })).answer).toMatchObject({
      answers: [{ questionId: 'opinion', text: 'Second' }],
      withName: true,
    });
    const read = await desk.call(listTrialAnswers, { id });
    expect(read.total).toBe(2);
    expect(read.answers.map(({ name, answers: texts }) => [name, texts.map(({ text }) => text)])).toEqual([
      ['', ['Third']],
      ['Lin Yue', ['Second']],
    ]);
  });

  it('are over with the trial, and gone with the database', async () => {
    const { id } = await put();
    const reader = await signedIn('Lin Yue');
    await reader.call(answerTrialByOldPath, { id, content: 'Good' });
    app.clock.set('2026-04-02T08:00:00Z');
    await expect(reader.call(answerTrialByOldPath, { id, content: 'Good' })).rejects.toMatchObject({
      code: 'ERESOURCE_NOT_FOUND',
    });
    expect((await desk.call(listTrialAnswers, { id })).total).toBe(1);
    await desk.call(removeEresource, { id });
    expect(
      await app.deps.db.selectFrom('trial_opinion').selectAll().where('eresource_id', '=', id).execute(),
    ).toEqual([]);
  });
});

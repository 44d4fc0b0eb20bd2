import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import { removeQuestionnaire } from '@lectern/contracts/talk/questionnaires/remove-questionnaire';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildQuestionnaire, QUESTIONS, sheetOf } from '../../../testing/questionnaire-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('questionnaires', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const token = await openStaffSession(app, ['questionnaires.manage', 'staff.audit']);
    desk = app.client({ token });
  });
  afterAll(() => app.close());

  async function reader() {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }

  async function answerTimes(questionnaireId: string, times: number, words = 'Words') {
    for (let at = 0; at < times; at++) {
      const answers = sheetOf(words, at % 3);
      await (await reader()).call(answerQuestionnaire, { questionnaireId, answers });
    }
  }

  const facts = (days: readonly [number, number]) => {
    const [pubDate = '', dueDate = ''] = days.map((one) =>
      new Date(app.clock.now().getTime() + one * 86_400_000).toISOString(),
    );
    return { name: 'Opening hours', pubDate, dueDate, questions: [...QUESTIONS] };
  };

  it('are listed while they are open, and to who has answered also afterwards', async () => {
    const client = await reader();
    const draft = await desk.call(putQuestionnaire, facts([-1, 1]));
    const find = async () =>
      (await client.call(listQuestionnaires, { rows: 100 })).questionnaires.find(({ id }) => id === draft.id);
    expect(await find()).toBeUndefined();
    const set = (state: 'open' | 'closed') =>
      desk.call(setQuestionnaireState, { questionnaireId: draft.id, state });
    await set('open');
    expect(await find()).toMatchObject({ state: 'open', fillDate: '', questionCount: QUESTIONS.length });
    const asked = await client.call(getQuestionnaire, { questionnaireId: draft.id });
    expect(asked.questions).toEqual(QUESTIONS);
    const { fillDate } = await client.call(answerQuestionnaire, {
      questionnaireId: draft.id,
      answers: sheetOf('Thank you'),
    });
    await set('closed');
    expect(await find()).toMatchObject({ state: 'closed', fillDate });
    const other = (await (await reader()).call(listQuestionnaires, { rows: 100 })).questionnaires;
    expect(other.some(({ id }) => id === draft.id)).toBe(false);
  });

  it('open with their period', async () => {
    const { id } = await desk.call(putQuestionnaire, facts([1, 2]));
    const opened = await desk.call(setQuestionnaireState, { questionnaireId: id, state: 'open' });
    expect(opened.state).toBe('planned');
    const client = await reader();
    await expect(client.call(getQuestionnaire, { questionnaireId: id })).rejects.toMatchObject({
      code: 'QUESTIONNAIRE_NOT_FOUND',
    });
  });

  it('take one sheet of a reader, also where two are sent at once', async () => {
    const questionnaireId = await buildQuestionnaire(app.deps.db);
    const client = await reader();
    const sent = await Promise.allSettled(
      [1, 2, 3].map((at) =>
        client.call(answerQuestionnaire, { questionnaireId, answers: sheetOf(`Words ${at}`) }),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await app.deps.db
      .selectFrom('questionnaire_answer')
      .selectAll()
      .where('questionnaire_id', '=', questionnaireId)
      .execute();
    expect(rows).toHaveLength(QUESTIONS.length);
  });

  it('are not taken where an answer does not fit its question', async () => {
    const questionnaireId = await buildQuestionnaire(app.deps.db);
    const client = await reader();
    const wrong = [
      ['one', [3]],
      ['one', [0, 1]],
      ['many', [0, 0]],
      ['scale', [5]],
      ['matrix', [0]],
      ['matrix', [0, -1]],
    ] as const;
    for (const [questionId, choices] of wrong) {
      const answers = sheetOf('Words').map((one) =>
        one.questionId === questionId ? { questionId, choices: [...choices] } : one,
      );
      await expect(client.call(answerQuestionnaire, { questionnaireId, answers })).rejects.toMatchObject({
        code: 'QUESTION_NOT_ANSWERED',
      });
    }
  });

  it('show results from five answers on, and of a question from five answers of its own', async () => {
    const questionnaireId = await buildQuestionnaire(app.deps.db);
    await answerTimes(questionnaireId, 4);
    const few = await desk.call(getQuestionnaireResults, { questionnaireId });
    expect(few).toMatchObject({ isTooFew: true, results: [], questionnaire: { answers: 0, isFrozen: true } });
    await answerTimes(questionnaireId, 1, '');
    const { isTooFew, results } = await desk.call(getQuestionnaireResults, { questionnaireId });
    expect(isTooFew).toBe(false);
    const told = Object.fromEntries(results.map((one) => [one.question.id, one]));
    expect(told.one?.counts).toEqual([[3, 1, 1]]);
    expect(told.many?.counts).toEqual([[5, 0, 5]]);
    expect(told.scale?.counts).toEqual([[0, 0, 0, 0, 5]]);
    expect(told.matrix?.counts).toEqual([
      [0, 5],
      [5, 0],
    ]);
    expect(told.words).toMatchObject({ isTooFew: true, answers: 0, texts: [] });
  });

  it('list what was written in an order of their own each time', async () => {
    const questionnaireId = await buildQuestionnaire(app.deps.db);
    for (let at = 0; at < 12; at++)
      await (await reader()).call(answerQuestionnaire, { questionnaireId, answers: sheetOf(`W${at}`) });
    const texts = async () =>
      (await desk.call(getQuestionnaireResults, { questionnaireId })).results.at(-1)?.texts ?? [];
    const first = await texts();
    expect([...first].sort()).toEqual(Array.from({ length: 12 }, (_, at) => `W${at}`).sort());
    const others = [await texts(), await texts(), await texts()];
    expect(others.some((one) => one.join() !== first.join())).toBe(true);
  });

  it('keep their questions once somebody has answered', async () => {
    const made = await desk.call(putQuestionnaire, facts([-1, 1]));
    const questionnaireId = made.id;
    await desk.call(setQuestionnaireState, { questionnaireId, state: 'open' });
    await answerTimes(questionnaireId, 1);
    const change = { questionnaireId, ...facts([-1, 5]) };
    const longer = await desk.call(putQuestionnaire, { ...change, name: 'Longer' });
    expect(longer).toMatchObject({ name: 'Longer', state: 'open' });
    await expect(
      desk.call(putQuestionnaire, { ...change, questions: QUESTIONS.slice(1) }),
    ).rejects.toMatchObject({ code: 'QUESTIONNAIRE_FROZEN' });
    const { questionnaires } = await desk.call(listStaffQuestionnaires, { rows: 100 });
    expect(questionnaires.find(({ id }) => id === questionnaireId)?.questions).toEqual(QUESTIONS);
  });

  it('leave in the audit what staff did, and nothing of answers', async () => {
    const { id } = await desk.call(putQuestionnaire, facts([-1, 1]));
    await desk.call(setQuestionnaireState, { questionnaireId: id, state: 'open' });
    await desk.call(removeQuestionnaire, { questionnaireId: id });
    const { entries } = await desk.call(listAudit, { rows: 100 });
    const actions = entries.filter(({ subject }) => subject === id).map(({ action }) => action);
    expect(actions.sort()).toEqual(['questionnaires.put', 'questionnaires.remove', 'questionnaires.state']);
    expect(JSON.stringify(entries)).not.toContain('Words');
  });
});

import type { Language } from '@lectern/contracts/kernel/languages';
import { getNeedsAction } from '@lectern/contracts/shelf/home/get-needs-action';
import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildQuestionnaire } from '../../../testing/questionnaire-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const CHINESE: Question[] = [
  { id: 'often', kind: 'one', text: '多久来一次？', required: true, options: ['每天', '每周'] },
  { id: 'well', kind: 'scale', text: '满意吗？', required: true, end: 5, low: '不满意', high: '满意' },
];
const ENGLISH: Question[] = [
  { id: 'often', kind: 'one', text: 'How often?', required: true, options: ['Daily', 'Weekly'] },
  { id: 'well', kind: 'scale', text: 'How well?', required: true, end: 5, low: 'Badly', high: 'Well' },
];
const IN_ENGLISH = { language: 'en-US' as const, name: 'Opening hours', questions: ENGLISH };

describeOnEachDatabase('a questionnaire in several languages', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['questionnaires.manage']) });
  });
  beforeEach(async () => {
    await app.deps.db.deleteFrom('questionnaire').execute();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  const facts = () => {
    const [pubDate = '', dueDate = ''] = [-1, 2].map((days) =>
      new Date(app.clock.now().getTime() + days * 86_400_000).toISOString(),
    );
    return {
      language: 'zh-CN' as const,
      name: '开放时间',
      pubDate,
      dueDate,
      questions: CHINESE,
      translations: [IN_ENGLISH],
    };
  };

  async function open(): Promise<string> {
    const { id } = await desk.call(putQuestionnaire, facts());
    await desk.call(setQuestionnaireState, { questionnaireId: id, state: 'open' });
    return id;
  }

  it('is read in the language of the reader, else in the nearest that was written', async () => {
    const questionnaireId = await open();
    const read = async (language: Language) => {
      const reader = app.client({ token, language });
      const whole = await reader.call(getQuestionnaire, { questionnaireId });
      const [listed] = (await reader.call(listQuestionnaires, {})).questionnaires;
      const [matter] = (await reader.call(getNeedsAction, {})).matters;
      expect(listed).toMatchObject({ name: whole.name, language: whole.language, questionCount: 2 });
      expect(matter?.title).toBe(whole.name);
      return [whole.language, whole.name, whole.questions] as const;
    };
    const chinese = ['zh-CN', '开放时间', CHINESE];
    const english = ['en-US', 'Opening hours', ENGLISH];
    expect(await read('zh-CN')).toEqual(chinese);
    expect(await read('zh-TW')).toEqual(chinese);
    expect(await read('en-US')).toEqual(english);
    expect(await read('fr-FR')).toEqual(english);
  });

  it('counts answers together, whatever language they were given in', async () => {
    const questionnaireId = await open();
    const answers = [
      { questionId: 'often', choices: [1] },
      { questionId: 'well', choices: [4] },
    ];
    for (const language of ['zh-CN', 'en-US', 'fr-FR', 'zh-TW', 'en-US'] as const) {
      const reader = await buildSession(app.deps.db, await buildPatron(app.deps.db));
      await app.client({ token: reader, language }).call(answerQuestionnaire, { questionnaireId, answers });
    }
    const { questionnaire, results } = await desk.call(getQuestionnaireResults, { questionnaireId });
    expect(questionnaire).toMatchObject({ language: 'zh-CN', translations: [IN_ENGLISH] });
    expect(results.map(({ question, counts }) => [question.text, counts])).toEqual([
      ['多久来一次？', [[0, 5]]],
      ['满意吗？', [[0, 0, 0, 0, 5]]],
    ]);
  });

  it.each<[string, Question[]]>([
    ['a question less', ENGLISH.slice(0, 1)],
    ['questions in another order', ENGLISH.toReversed()],
    ['another number of options', [{ ...ENGLISH[0], options: ['A', 'B', 'C'] } as Question, ENGLISH[1]!]],
    ['a longer scale', [ENGLISH[0]!, { ...ENGLISH[1], end: 7 } as Question]],
  ])('is not taken with %s in another language', async (_what, questions) => {
    const translations = [{ ...IN_ENGLISH, questions }];
    await expect(desk.call(putQuestionnaire, { ...facts(), translations })).rejects.toMatchObject({
      code: 'QUESTIONNAIRE_TRANSLATION_UNFIT',
    });
  });

  it('gets a language more after somebody answered, and keeps the words of those that it has', async () => {
    const questionnaireId = await open();
    const answers = CHINESE.map(({ id }) => ({ questionId: id, choices: [0] }));
    await app.client({ token }).call(answerQuestionnaire, { questionnaireId, answers });
    const french = { ...IN_ENGLISH, language: 'fr-FR' as const, name: 'Horaires' };
    const put = (translations: { language: Language; name: string; questions: Question[] }[]) =>
      desk.call(putQuestionnaire, { questionnaireId, ...facts(), translations });
    expect((await put([IN_ENGLISH, french])).translations).toHaveLength(2);
    const asked = { ...ENGLISH[0], text: 'How seldom?' } as Question;
    await expect(put([{ ...IN_ENGLISH, questions: [asked, ENGLISH[1]!] }])).rejects.toMatchObject({
      code: 'QUESTIONNAIRE_FROZEN',
    });
  });

  it('is in the language of the library where nobody said which, and never twice in one', async () => {
    const id = await buildQuestionnaire(app.deps.db, { name: 'As before' });
    const { defaultLanguage } = (await app.deps.tenants.byId('1001'))!.settings.public;
    const read = await app.client({ token }).call(getQuestionnaire, { questionnaireId: id });
    expect(read).toMatchObject({ name: 'As before', language: defaultLanguage });
    const again = { ...IN_ENGLISH, language: 'zh-CN' as const };
    const made = await desk.call(putQuestionnaire, { ...facts(), translations: [again, IN_ENGLISH] });
    expect(made).toMatchObject({ name: '开放时间', translations: [IN_ENGLISH] });
  });
});

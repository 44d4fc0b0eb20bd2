import type { Client } from '@lectern/contracts/kernel/client';
import type { Language } from '@lectern/contracts/kernel/languages';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { type AnswerLine, answerLineSchema } from '@lectern/contracts/reference/ai/answer-lines';
import { getChatHistory } from '@lectern/contracts/reference/ai/get-chat-history';
import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import { listLibraryAnswers } from '@lectern/contracts/reference/ai/list-library-answers';
import { matchLibraryAnswer } from '@lectern/contracts/reference/ai/match-library-answer';
import { putLibraryAnswer } from '@lectern/contracts/reference/ai/put-library-answer';
import { removeLibraryAnswer } from '@lectern/contracts/reference/ai/remove-library-answer';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { buildLibraryAnswer } from '../../../../testing/library-answer-rows.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

const PARKING = {
  language: 'en-US' as const,
  wordings: ['Where can I park my car?', 'What does parking cost?'],
  answer:
    '<p>Behind the <a href="#/home">house</a>.</p><p onclick="x()">It is <b>free</b>.</p><script>x()</script>',
};
const PARKEN = { language: 'zh-CN' as const, wordings: ['哪里可以停车？'], answer: '<p>楼后免费。</p>' };

describeOnEachDatabase("the library's own answers", (kind) => {
  let app: CatalogueApp;
  let staff: Client;
  let token: string;

  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' } });
    await vi.waitFor(async () => {
      await app.deps.tenants.refresh();
      const tenant = await app.deps.tenants.byMappingPath('alpha');
      if (tenant?.settings.public.aiOpenFlag !== '1') throw new Error('the settings are not read yet');
    }, 30_000);
    staff = app.client({ token: await openStaffSession(app, ['assistant.answers']) });
  });
  beforeEach(async () => {
    await app.deps.db.deleteFrom('library_answer').execute();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  const put = (more: object = {}) =>
    staff.call(putLibraryAnswer, { texts: [PARKING, PARKEN], isOpen: true, ...more });

  async function ask(
    content: string,
    { language = 'en-US', reAsk = false }: { readonly language?: Language; readonly reAsk?: boolean } = {},
  ): Promise<AnswerLine[]> {
    const response = await app.client({ token, language }).download(answer, { content, reAsk });
    const lines = (await response.text()).trim().split('\n');
    return lines.map((line) => answerLineSchema.parse(JSON.parse(line)));
  }
  const textOf = (lines: readonly AnswerLine[]) =>
    lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join('');
  const byOf = (lines: readonly AnswerLine[]) =>
    lines.flatMap((line) => (line.dataType === 1 ? [line.data.by] : []));

  it('come before the catalogue, marked as from the library, and are kept so', async () => {
    await put();
    const lines = await ask('where can I park a car');
    expect(byOf(lines)).toEqual(['library']);
    expect(textOf(lines)).toBe('Behind the [house](#/home).\n\nIt is **free**.\n\n');
    expect(lines.at(-1)).toEqual({ dataType: 9, data: { state: 'done', known: true } });
    const turn = await app.deps.db.selectFrom('chat_turn').selectAll().executeTakeFirstOrThrow();
    expect(turn).toMatchObject({ answered_by: 'library', is_known: 1, has_account: 0 });
    const { entries } = await app.client({ token }).call(getChatHistory, {});
    expect(entries[1]).toMatchObject({ by: 'library' });
  });

  it('give way to the assistant where a reader asks again, and come back at the next time', async () => {
    await put();
    const by = [];
    for (const reAsk of [false, true, true]) by.push(...byOf(await ask('where can I park a car', { reAsk })));
    expect(by).toEqual(['library', 'builtIn', 'library']);
  });

  it('are given in the language of the question, whatever the screen has', async () => {
    await put();
    expect(textOf(await ask('哪里可以停车', { language: 'fr-FR' }))).toBe('楼后免费。\n\n');
    expect(textOf(await ask('Where can I park my car?', { language: 'zh-CN' }))).toContain('free');
  });

  it('leave questions about works to the catalogue', async () => {
    await put();
    expect(byOf(await ask('books about parking cars'))).toEqual(['builtIn']);
    expect(byOf(await ask('Moby-Dick'))).toEqual(['builtIn']);
  });

  it('answer nobody as a draft, outside of their days, and once removed', async () => {
    const question = 'Where can I park my car?';
    const { id, version } = await put({ isOpen: false });
    expect(byOf(await ask(question))).toEqual(['builtIn']);
    await put({ id, version, shownFrom: '2026-03-03' });
    expect(byOf(await ask(question))).toEqual(['builtIn']);
    expect(await put({ id, shownTo: '2026-03-02' })).toMatchObject({ state: 'shown' });
    expect(byOf(await ask(question))).toEqual(['library']);
    await staff.call(removeLibraryAnswer, { id });
    expect(byOf(await ask(question))).toEqual(['builtIn']);
  });

  it('are tried by staff without an answer being given', async () => {
    const { id } = await put();
    const near = await staff.call(matchLibraryAnswer, { question: 'where can i park cars' });
    expect(near).toMatchObject({ answeredBy: id, needsSameWords: false, near: [{ id, nearness: 1 }] });
    const far = await staff.call(matchLibraryAnswer, { question: 'books about parking my car' });
    expect(far).toMatchObject({ answeredBy: null, needsSameWords: true });
    const other = await staff.call(matchLibraryAnswer, { question: 'Where is the whale?' });
    expect(other).toMatchObject({ answeredBy: null, near: [] });
  });

  it('are those of one library alone, and for staff who may write them', async () => {
    const foreign = await buildLibraryAnswer(app.deps.db, { tenant_id: '1002' });
    expect(await staff.call(listLibraryAnswers, {})).toMatchObject({ total: 0 });
    await expect(staff.call(getLibraryAnswer, { id: foreign })).rejects.toMatchObject({
      code: 'LIBRARY_ANSWER_NOT_FOUND',
    });
    expect(byOf(await ask('Where can I moor my whale?'))).toEqual(['builtIn']);
    const other = app.client({ token: await openStaffSession(app, ['settings.edit']) });
    await expect(other.call(listLibraryAnswers, {})).rejects.toMatchObject({ status: 403 });
    await expect(app.client({ token }).call(listLibraryAnswers, {})).rejects.toMatchObject({ status: 403 });
  });

  it('are found by words of question and answer, and audited without their texts', async () => {
    await put();
    expect((await staff.call(listLibraryAnswers, { words: 'PARKING' })).answers).toMatchObject([
      { question: PARKING.wordings[0], wordings: 3, languages: ['en-US', 'zh-CN'] },
    ]);
    expect(await staff.call(listLibraryAnswers, { words: 'wifi' })).toMatchObject({ total: 0 });
    const entry = await app.deps.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'assistant.putAnswer')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.details).toContain('What does parking cost?');
    expect(entry.details).not.toContain('Behind the');
  });
});

import type { Client } from '@lectern/contracts/kernel/client';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { type AnswerLine, answerLineSchema } from '@lectern/contracts/reference/ai/answer-lines';
import { eraseChatHistory } from '@lectern/contracts/reference/ai/erase-chat-history';
import { findDetailByRecordIds } from '@lectern/contracts/reference/ai/find-detail-by-record-ids';
import { getAssistant } from '@lectern/contracts/reference/ai/get-assistant';
import { getChatHistory } from '@lectern/contracts/reference/ai/get-chat-history';
import { guessUserLikeBooks } from '@lectern/contracts/reference/ai/guess-user-like-books';
import { match } from '@lectern/contracts/reference/ai/match';
import { rateAnswer } from '@lectern/contracts/reference/ai/rate-answer';
import { recommendBooks } from '@lectern/contracts/reference/ai/recommend-books';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

function aboutTides(title: string) {
  return { title, description: { subjects: [{ kind: 'topic' as const, scheme: 'lcsh', parts: ['Tides'] }] } };
}

describeOnEachDatabase('the assistant', (kind) => {
  let app: CatalogueApp;
  let reader: Client;

  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
    for (const title of ['Tides and currents', 'The height of tides'])
      await buildBib(app.deps.db, aboutTides(title));
    await indexTenant(app.deps, TENANT);
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' } });
    await vi.waitFor(async () => {
      const { panel } = await app.client().call(getAssistant, {});
      if (!panel) throw new Error('the settings are not read yet');
    }, 30_000);
  });
  beforeEach(async () => {
    reader = await newReader();
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }

  async function ask(content: string, more: { reAsk?: boolean } = {}, by = reader): Promise<AnswerLine[]> {
    const response = await by.download(answer, { content, ...more });
    const lines = (await response.text()).trim().split('\n');
    return lines.map((line) => answerLineSchema.parse(JSON.parse(line)));
  }

  async function recordOf(title: string): Promise<string> {
    const [work] = await reader.call(match, { matchData: [{ title }] });
    return work?.recordId ?? '';
  }

  function textOf(lines: readonly AnswerLine[]): string {
    return lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join('');
  }

  it('answers in lines: the meaning first, then sentences whose works are records, and the end', async () => {
    const lines = await ask('Moby-Dick');
    expect(lines[0]).toMatchObject({ dataType: 1, data: { intent: 'find' } });
    expect(lines.at(-1)).toEqual({ dataType: 9, data: { state: 'done', known: true } });
    expect(textOf(lines)).toContain('Moby-Dick');
    const sources = lines.flatMap((line) => (line.dataType === 2 ? line.data.sources : []));
    expect(sources.map(({ recordId }) => recordId)).toContain(app.ids.moby);
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1));
  });

  it('keeps what was said for its reader alone, until the reader erases it', async () => {
    await ask('Moby-Dick');
    const { entries, keptDays } = await reader.call(getChatHistory, {});
    expect(keptDays).toBe(30);
    expect(entries.map(({ role }) => role)).toEqual([0, 2]);
    expect(entries[0]?.message).toBe('Moby-Dick');
    expect(entries[1]?.chatHistoryAttachments[0]).toMatchObject({ isbn: '9780142437247' });
    expect((await (await newReader()).call(getChatHistory, {})).entries).toEqual([]);
    expect(await reader.call(eraseChatHistory, {})).toEqual({ erased: 1 });
    expect((await reader.call(getChatHistory, {})).entries).toEqual([]);
  });

  it('deletes what was said after the days of the library', async () => {
    await ask('Moby-Dick');
    app.clock.advance(31 * 86_400);
    const again = await newReader();
    expect((await again.call(getChatHistory, {})).entries).toEqual([]);
  });

  it('puts a new answer in the place of the last when it is asked again', async () => {
    await ask('Moby-Dick');
    await ask('Moby-Dick', { reAsk: true });
    expect((await reader.call(getChatHistory, {})).entries).toHaveLength(2);
  });

  it('lets nobody but its reader rate an answer', async () => {
    await ask('Moby-Dick');
    const { entries } = await reader.call(getChatHistory, {});
    const answerId = entries[1]?.answerId ?? '';
    expect(await reader.call(rateAnswer, { answerId, rating: 'down' })).toEqual({ rating: 'down' });
    expect((await reader.call(getChatHistory, {})).entries[1]?.rating).toBe('down');
    await expect((await newReader()).call(rateAnswer, { answerId, rating: 'up' })).rejects.toMatchObject({
      code: 'ANSWER_NOT_FOUND',
    });
    await reader.call(rateAnswer, { answerId, rating: null });
    expect((await reader.call(getChatHistory, {})).entries[1]?.rating).toBeNull();
  });

  it('matches works by ISBN, else by the whole title, each once and ten at most', async () => {
    const pairs = [
      { title: 'nothing', isbn: '978-0-14-243724-7' },
      { title: 'Moby-Dick, or, The whale', isbn: '' },
      { title: 'A book that nobody wrote', isbn: '' },
    ];
    const works = await reader.call(match, { groupCode: 'other', matchData: [...pairs, ...pairs] });
    expect(works).toEqual([
      expect.objectContaining({ recordId: app.ids.moby, isbn: '9780142437247', pubDate: '1851' }),
    ]);
  });

  it('shows cards with the first fourteen characters of a title, and leaves out what is not held', async () => {
    const moby = app.ids.moby ?? '';
    const cards = await reader.call(findDetailByRecordIds, { recordIds: ['nothing', moby] });
    expect(cards).toEqual([{ recordId: moby, imgUrl: '', title: 'Moby-Dick, or,', publisher: 'Harper' }]);
  });

  it('recommends works that share headings with one, and the newest without one', async () => {
    const near = await reader.call(recommendBooks, { recordId: await recordOf('Tides and currents') });
    expect(near.map(({ title, near: about }) => [title, about])).toEqual([
      ['The height of tides', ['Tides']],
    ]);
    expect((await reader.call(recommendBooks, { rows: 3 })).map(({ near: about }) => about)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('guesses from loans and favourites only when the reader agreed, and says why', async () => {
    const kept = await recordOf('Tides and currents');
    await reader.call(addFavourites, { recordIds: [kept] });
    expect(await reader.call(guessUserLikeBooks, {})).toEqual({ isOn: false, books: [] });
    await reader.call(updateReaderSetting, { code: 'guessFromUse', value: '1' });
    const { isOn, books } = await reader.call(guessUserLikeBooks, {});
    expect(isOn).toBe(true);
    expect(books.length).toBeGreaterThan(0);
    for (const { recordId, because } of books) {
      expect(recordId).not.toBe(kept);
      expect(because).toMatchObject({ recordId: kept, from: 'favourite' });
    }
  });

  it('offers six questions to try, in the language of the reader', async () => {
    const chinese = app.client({ language: 'zh-CN' });
    expect((await chinese.call(getAssistant, {})).samples).toHaveLength(6);
  });
});

import type { Client } from '@lectern/contracts/kernel/client';
import { getAssistant } from '@lectern/contracts/reference/ai/get-assistant';
import { getAssistantTerms } from '@lectern/contracts/reference/ai/get-assistant-terms';
import { putAssistantTerms } from '@lectern/contracts/reference/ai/put-assistant-terms';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStreamOutside } from '../../../../platform/outside/stream-outside.ts';
import {
  createHttpLanguageModel,
  MODEL_LIMITS,
} from '../../../../ports/language-model/http-language-model.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { buildLibraryAnswer } from '../../../../testing/library-answer-rows.ts';
import { type ModelServer, startModelServer } from '../../../../testing/model-server/start-model-server.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';

const INTERNAL = ['127.0.0.1'];

let app: CatalogueApp;
let server: ModelServer;
let staff: Client;
beforeAll(async () => {
  server = await startModelServer();
  app = await createCatalogueApp({
    adapt: (deps) => ({
      ...deps,
      languageModel: createHttpLanguageModel(
        { secrets: deps.secrets, streamOutside: createStreamOutside(INTERNAL), internalHosts: INTERNAL },
        { ...MODEL_LIMITS, retries: 0 },
      ),
    }),
  });
  staff = app.client({ token: await openStaffSession(app, ['settings.edit']) });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('answers staff while readers have no assistant, says what was looked up, and keeps nothing', async () => {
  expect(await app.client().call(getAssistant, {})).toMatchObject({ panel: false, page: false });
  const { lines, tools, requests } = await staff.call(tryQuestion, { question: 'Moby-Dick' });
  expect(lines[0]).toMatchObject({ dataType: 1, data: { intent: 'find', by: 'builtIn' } });
  expect(lines.at(-1)).toEqual({ dataType: 9, data: { state: 'done', known: true } });
  expect(tools.map(({ name }) => name)).toContain('searchCatalogue');
  expect(requests).toEqual([]);
  expect(await app.deps.db.selectFrom('chat_turn').selectAll().execute()).toEqual([]);
});

it('has no account: nothing is on loan, and no loans of anybody are read', async () => {
  const { lines, tools } = await staff.call(tryQuestion, { question: 'When are my books due?' });
  expect(lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join('')).toBe(
    'You have nothing on loan.',
  );
  expect(tools).toContainEqual({ name: 'loans', input: '', isRefused: false });
});

it('gives the library’s own answer, unless it is left out', async () => {
  await buildLibraryAnswer(app.deps.db);
  const question = 'Where can I moor my whale?';
  const own = await staff.call(tryQuestion, { question });
  expect(own.lines[0]).toMatchObject({ data: { by: 'library' } });
  expect(own.tools).toEqual([]);
  const without = await staff.call(tryQuestion, { question, withLibraryAnswers: false });
  expect(without.lines[0]).toMatchObject({ data: { by: 'builtIn' } });
});

it('shows what a model was sent, letter by letter and masked, with its tokens and what they cost', async () => {
  await staff.call(putModels, {
    tokensPerDay: 100_000,
    modelsAtOnce: 2,
    models: [{ address: server.origin, model: 'little', inputPrice: 2, outputPrice: 8, currency: 'EUR' }],
  });
  await server.script(
    { calls: [{ name: 'search_catalogue', input: '{"words":"whale"}' }] },
    { text: ['Nothing was found.'] },
  );
  const question = 'Do you have the whale? Call 13800138000';
  const { requests } = await staff.call(tryQuestion, { question, place: 0, withLibraryAnswers: false });
  expect(requests.length).toBeGreaterThan(1);
  expect(requests[0]).toMatchObject({ isInside: true, currency: 'EUR' });
  expect(requests[0]?.to).toContain('little');
  const sent = requests.flatMap(({ texts }) => texts);
  expect(sent.filter(({ from }) => from === 'reader')).toEqual([
    { from: 'reader', text: 'Do you have the whale? Call ▮▮▮' },
  ]);
  const bodies = (await server.asked()).map(({ body }) => JSON.stringify(body)).join('\n');
  expect(bodies).not.toContain('13800138000');
  for (const { from, text } of sent)
    if (from === 'reader') expect(bodies).toContain(JSON.stringify(text).slice(1, -1));
  for (const { inputTokens, outputTokens, costMicros } of requests)
    expect(costMicros).toBe(inputTokens * 2 + outputTokens * 8);
});

it('sets switches, questions to try and days, which readers have at once', async () => {
  const before = await staff.call(getAssistantTerms, {});
  expect(before).toMatchObject({ panel: false, page: false, samples: [], chatDays: 30 });
  const sample = { 'zh-CN': '有什么新书？', 'zh-TW': '', 'en-US': 'What is new?', 'fr-FR': '' };
  const none = { 'zh-CN': '', 'zh-TW': '', 'en-US': '', 'fr-FR': '' };
  const after = await staff.call(putAssistantTerms, {
    panel: true,
    page: false,
    samples: [sample, none],
    chatDays: 7,
    atOnce: 3,
    version: before.version,
  });
  expect(after).toMatchObject({ panel: true, page: false, samples: [sample], chatDays: 7, atOnce: 3 });
  const shown = await app.client({ language: 'zh-CN' }).call(getAssistant, {});
  expect(shown).toMatchObject({ panel: true, page: false, samples: ['有什么新书？'] });
});

import type { Client } from '@lectern/contracts/kernel/client';
import { getModels } from '@lectern/contracts/reference/ai/get-models';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { tryModel } from '@lectern/contracts/reference/ai/try-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStreamOutside } from '../../../../platform/outside/stream-outside.ts';
import {
  createHttpLanguageModel,
  MODEL_LIMITS,
} from '../../../../ports/language-model/http-language-model.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { type ModelServer, startModelServer } from '../../../../testing/model-server/start-model-server.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const INTERNAL = ['127.0.0.1'];
const LIMITS = { tokensPerDay: 100_000, modelsAtOnce: 2 };
const KEY = 'sk-a-secret-key';

let app: TestApp;
let server: ModelServer;
let staff: Client;
beforeAll(async () => {
  server = await startModelServer();
  app = await createTestApp({
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

it('keeps a key sealed, for one address, and answers it to nobody', async () => {
  const model = { address: server.origin, model: 'm' };
  const put = await staff.call(putModels, { ...LIMITS, models: [{ ...model, key: KEY }] });
  expect(put.models).toMatchObject([{ ...model, kind: 'openai', hasKey: true, isInside: true }]);
  const again = await staff.call(putModels, { ...LIMITS, models: [model] });
  expect(again.models[0]?.hasKey).toBe(true);
  await server.script();
  await staff.call(tryModel, { place: 0 });
  expect((await server.asked()).at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  const moved = await staff.call(putModels, {
    ...LIMITS,
    models: [{ ...model, address: `${server.origin}/other` }],
  });
  expect(moved.models[0]?.hasKey).toBe(false);
  await staff.call(tryModel, { place: 0 });
  expect((await server.asked()).at(-1)?.headers.authorization).toBeUndefined();
  const back = await staff.call(putModels, { ...LIMITS, models: [model] });
  expect(back.models[0]?.hasKey).toBe(false);
  const kept = JSON.stringify([
    put,
    await staff.call(getModels, {}),
    await app.deps.db.selectFrom('audit_entry').selectAll().execute(),
    await app.deps.db.selectFrom('tenant').selectAll().execute(),
    await app.deps.db.selectFrom('secret').selectAll().execute(),
  ]);
  expect(kept).not.toContain(KEY);
});

it('does nothing where somebody else has set the models since they were read', async () => {
  const { version } = await staff.call(getModels, {});
  await staff.call(putModels, { ...LIMITS, models: [], version });
  const other = staff.call(putModels, { ...LIMITS, models: [], tokensPerDay: 5000, version });
  await expect(other).rejects.toMatchObject({ code: 'MODELS_CHANGED' });
});

it('keeps the key of a model of embeddings apart, for its address, and answers it to nobody', async () => {
  const vectors = { address: 'https://models.example.org/v1', model: 'e' };
  const put = await staff.call(putModels, { ...LIMITS, models: [], embeddings: { ...vectors, key: KEY } });
  expect(put.embeddings).toMatchObject({ ...vectors, hasKey: true, isInside: false, tokensToday: 0 });
  // A page that knows language models alone leaves it as it is.
  const model = { address: vectors.address, model: 'm' };
  const both = await staff.call(putModels, { ...LIMITS, models: [model] });
  expect([both.embeddings?.hasKey, both.models[0]?.hasKey]).toEqual([true, false]);
  const moved = { ...vectors, address: 'https://elsewhere.example.org/v1' };
  expect((await staff.call(putModels, { ...LIMITS, models: [], embeddings: moved })).embeddings?.hasKey).toBe(
    false,
  );
  const back = await staff.call(putModels, { ...LIMITS, models: [], embeddings: vectors });
  expect(back.embeddings?.hasKey).toBe(false);
  const kept = JSON.stringify([put, await app.deps.db.selectFrom('audit_entry').selectAll().execute()]);
  expect(kept).not.toContain(KEY);
  const open = staff.call(putModels, {
    ...LIMITS,
    models: [],
    embeddings: { ...vectors, address: 'http://models.example.org' },
  });
  await expect(open).rejects.toMatchObject({ code: 'MODEL_ADDRESS' });
  expect((await staff.call(putModels, { ...LIMITS, models: [], embeddings: null })).embeddings).toBeNull();
});

it('is for staff who may edit the settings', async () => {
  const other = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
  await expect(other.call(getModels, {})).rejects.toMatchObject({ status: 403 });
  const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  await expect(reader.call(getModels, {})).rejects.toMatchObject({ status: 403 });
});

it.each([
  ['works', { calls: [{ name: 'search_catalogue', input: '{"words":"sea"}' }] }],
  ['noTools', { text: ['Many.'] }],
  ['refused', { stop: 'refusal' }],
  ['settings', { status: 401 }],
  ['away', { status: 503 }],
] as const)('says of a trial that the model %s', async (end, reply) => {
  await staff.call(putModels, {
    ...LIMITS,
    models: [{ address: server.origin, model: 'm', kind: 'anthropic' }],
  });
  await server.script(reply);
  app.clock.advance(61);
  expect(await staff.call(tryModel, { place: 0 })).toMatchObject({ end });
});

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { assistantSettingsSchema } from '@lectern/contracts/people/tenant/assistant-settings';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { answerLineSchema } from '@lectern/contracts/reference/ai/answer-lines';
import { getChatHistory } from '@lectern/contracts/reference/ai/get-chat-history';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStreamOutside } from '../../../../platform/outside/stream-outside.ts';
import { createHttpLanguageModel } from '../../../../ports/language-model/http-language-model.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { type ModelServer, startModelServer } from '../../../../testing/model-server/start-model-server.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

const INTERNAL = ['127.0.0.1'];
const BUSY = '当前访问人数过多，请稍后再试！';

describeOnEachDatabase('an answer under way', (kind) => {
  let app: CatalogueApp;
  let server: ModelServer;
  let address = '';
  let logged = '';

  beforeAll(async () => {
    server = await startModelServer();
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(line, _encoding, done) {
          logged += String(line);
          done();
        },
      }),
    );
    app = await createCatalogueApp({
      kind,
      log,
      adapt: (deps) => ({
        ...deps,
        languageModel: createHttpLanguageModel({
          secrets: deps.secrets,
          streamOutside: createStreamOutside(INTERNAL),
          internalHosts: INTERNAL,
        }),
      }),
    });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api${answer.path}`;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    app.clock.advance(61);
    await server.script();
  });

  async function use(model: string, more: { readonly atOnce?: number; readonly modelsAtOnce?: number } = {}) {
    const settings = testSettings('alpha');
    const assistant = assistantSettingsSchema.parse({
      ...more,
      models: model === '' ? [] : [{ address: server.origin, model }],
    });
    await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' }, assistant });
    await app.deps.tenants.refresh();
  }

  async function newReader() {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    const client = app.client({ token, language: 'zh-CN' });
    const headers = {
      [HEADERS.session]: token,
      [HEADERS.mappingPath]: 'alpha',
      'content-type': 'application/json',
    };
    const ask = async (content: string, more: object = {}) => {
      const text = await (await client.download(answer, { content, ...more })).text();
      return text
        .trim()
        .split('\n')
        .map((line) => answerLineSchema.parse(JSON.parse(line)));
    };
    return { client, headers, ask };
  }

  /** A question over a real connection; `leave` closes it. */
  async function askAway(headers: Record<string, string>) {
    const stop = new AbortController();
    const body = JSON.stringify({ content: 'Moby-Dick' });
    const response = fetch(address, { method: 'POST', headers, body, signal: stop.signal });
    response.catch(() => undefined);
    await vi.waitFor(async () => expect(await server.asked()).not.toEqual([]), 30_000);
    return { leave: () => stop.abort() };
  }

  it('ends when the reader leaves: the model is not listened to any more, and all places are free', async () => {
    await use('stallsAtOnce', { atOnce: 1, modelsAtOnce: 1 });
    const reader = await newReader();
    const { leave } = await askAway(reader.headers);
    leave();
    await vi.waitFor(async () => expect((await server.asked())[0]).toMatchObject({ isLeft: true }), 30_000);
    await use('honest', { atOnce: 1, modelsAtOnce: 1 });
    await vi.waitFor(async () => {
      const [first] = await reader.ask('Moby-Dick');
      expect(first).toMatchObject({ dataType: 1, data: { by: 'model' } });
    }, 30_000);
  });

  it('leaves nothing behind where the reader is gone before it begins', async () => {
    await use('');
    const reader = await newReader();
    const { hostname, port, pathname } = new URL(address);
    const body = JSON.stringify({ content: 'Moby-Dick' });
    const head = Object.entries({ ...reader.headers, host: hostname, 'content-length': String(body.length) });
    const request = [
      `POST ${pathname} HTTP/1.1`,
      ...head.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ];
    for (let time = 0; time < 8; time++) {
      const socket = connect(Number(port), hostname);
      await new Promise<void>((sent) => socket.write(request.join('\r\n'), () => sent()));
      socket.destroy();
      await new Promise((closed) => socket.once('close', closed));
    }
    await vi.waitFor(async () => {
      app.clock.advance(61);
      expect((await reader.ask('Moby-Dick')).at(-1)).toMatchObject({ data: { state: 'done' } });
    }, 30_000);
  });

  it('is the only one of its reader, and one of as many as the library allows', async () => {
    await use('stallsAtOnce', { atOnce: 1 });
    const reader = await newReader();
    const { leave } = await askAway(reader.headers);
    await expect(reader.ask('Once more')).rejects.toMatchObject({ code: 'ANSWER_UNDER_WAY', status: 409 });
    const other = await newReader();
    await expect(other.ask('Moby-Dick')).rejects.toMatchObject({ status: 429, message: BUSY });
    leave();
  });

  it('is the portal’s own where every place of the models is taken', async () => {
    await use('stallsAtOnce', { modelsAtOnce: 1 });
    const { leave } = await askAway((await newReader()).headers);
    const lines = await (await newReader()).ask('Moby-Dick');
    expect(lines[0]).toMatchObject({ dataType: 1, data: { by: 'builtIn' } });
    expect(lines[1]).toEqual({ dataType: 4, data: { fallback: 'modelAway' } });
    expect(await server.asked()).toHaveLength(1);
    leave();
  });

  it('is kept before its last line is read', async () => {
    await use('');
    const reader = await newReader();
    const response = await reader.client.download(answer, { content: 'Moby-Dick' });
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      if (Buffer.from(piece).includes('"dataType":9')) break;
    expect((await reader.client.call(getChatHistory, {})).entries).toHaveLength(2);
    await reader.ask('Moby-Dick', { reAsk: true });
    expect((await reader.client.call(getChatHistory, {})).entries).toHaveLength(2);
  });

  it('is not begun for an empty text, and nothing is kept of it', async () => {
    await use('honest');
    const reader = await newReader();
    for (const content of ['', '   ', '\n\t'])
      await expect(reader.ask(content)).rejects.toMatchObject({ status: 400 });
    expect(await server.asked()).toEqual([]);
    expect((await reader.client.call(getChatHistory, {})).entries).toEqual([]);
  });

  it('leaves no words of readers and models in the log', async () => {
    const reader = await newReader();
    logged = '';
    for (const model of ['obeys', 'failing', 'faulty', 'page', 'countsWrong']) {
      await use(model);
      await reader.ask('Moby-Dick, please. My number is 20239991, my mail me@example.org');
    }
    expect(logged).toContain('a model failed');
    expect(logged).not.toMatch(/20239991|me@example|please|Bad Gateway|moby/i);
  });
});

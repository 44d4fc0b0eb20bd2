import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeps } from '../create-deps.ts';
import { createNearestRecords } from '../domains/reference/dense-vectors/find-nearest.ts';
import { vectorsPath } from '../domains/reference/dense-vectors/vectors-path.ts';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { createSendOutside } from '../platform/outside/send-outside.ts';
import { createHttpEmbeddings, PATIENCE } from '../ports/embeddings/http-embeddings.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from '../testing/embeddings-server.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { marcFile } from '../testing/marc-file.ts';

const INSIDE = { LECTERN_INTERNAL_HOSTS: '127.0.0.1' };

describe('lectern vectors', () => {
  let installation: TestInstallation;
  let server: EmbeddingsServer;
  let deps: Deps;
  beforeAll(async () => {
    vi.stubEnv('LECTERN_INTERNAL_HOSTS', '127.0.0.1');
    server = await startEmbeddingsServer();
    installation = await createInstallation();
    const config = readConfig({ LECTERN_DATA: installation.folder, ...INSIDE });
    deps = createDeps(config, { log: pino({ level: 'silent' }) });
    // On a busy machine even this server needs more than half a second at times.
    const patience = { ...PATIENCE, reader: { ...PATIENCE.reader, timeoutMs: 20_000 } };
    const internalHosts = ['127.0.0.1'];
    const sendOutside = createSendOutside(internalHosts);
    const embeddings = createHttpEmbeddings({ ...deps, sendOutside, internalHosts }, patience);
    deps = { ...deps, nearestRecords: createNearestRecords({ ...deps, embeddings }) };
    await bring('Whales of the south', 'Tides of the sea', 'Bread and butter');
    const address = `assistant.embeddings={"address":"${server.origin}/v1","model":"m","batch":2}`;
    expect(await installation.run(['tenant', 'set', '--tenant', 'alpha', address])).toMatchObject({
      code: 0,
    });
    await deps.tenants.refresh();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await deps.search.close();
    await deps.db.destroy();
    await installation.close();
    await server.close();
  });

  async function choose(model: string): Promise<void> {
    const value = JSON.stringify({ address: `${server.origin}/v1`, model, batch: 2 });
    const words = ['tenant', 'set', '--tenant', 'alpha', `assistant.embeddings=${value}`];
    expect(await installation.run(words)).toMatchObject({ code: 0 });
  }
  async function bring(...titles: readonly string[]): Promise<void> {
    const file = join(installation.folder, 'records.mrc');
    writeFileSync(file, marcFile(titles.map((title, at) => ({ number: `n${at}`, title }))));
    const words = ['import', file, '--tenant', 'alpha', '--source', 'main'];
    expect(await installation.run(words)).toMatchObject({ code: 0 });
  }
  const embed = (...more: string[]) => installation.run(['vectors', 'embed', '--tenant', 'alpha', ...more]);
  async function titlesNear(question: string): Promise<string[]> {
    const tenant = (await deps.tenants.byId('1001'))!;
    const { ids = [] } = await deps.nearestRecords.find(tenant, question);
    const rows = await deps.db.selectFrom('bib').select(['id', 'title']).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.title ?? '');
  }
  const titlesSent = () =>
    server.asked.flatMap(({ body }) => body.input).filter((text) => text !== 'library');

  it('gives all records their vectors once, by which questions find them', async () => {
    expect((await embed()).out).toMatch(/Sent 3 records \([\d,]+ tokens\), kept 0 vectors, removed 0\./);
    expect(new Set(titlesSent().map((text) => text.split('\n')[0]))).toEqual(
      new Set(['Bread and butter', 'Tides of the sea', 'Whales of the south']),
    );
    const before = titlesSent().length;
    expect((await embed()).out).toMatch(/Sent 0 records .*, kept 3 vectors, removed 0\./);
    expect(titlesSent()).toHaveLength(before);
    await vi.waitFor(async () => expect((await titlesNear('the tides'))[0]).toBe('Tides of the sea'), {
      timeout: 30_000,
    });
  });

  it('sends a question once, without numbers and addresses of a reader', async () => {
    const before = server.asked.length;
    await titlesNear('butter for card 20231234567, me@example.org');
    await titlesNear('butter for card 20231234567, me@example.org');
    const [text, ...others] = server.asked.slice(before).flatMap(({ body }) => body.input);
    expect(others).toEqual([]);
    expect(text).toContain('butter for card');
    expect(text).not.toMatch(/2023|example/);
  });

  it('sends what was changed, and goes on after the model failed', async () => {
    await bring('Whales of the south', 'Currents of the sea', 'Bread, butter and tea');
    server.script((_asked, number) => (number < 2 ? {} : { status: 401 }));
    expect(await embed()).toMatchObject({ code: 0, out: expect.stringMatching(/Sent 2 records .*, kept 1/) });
    await bring('Whales', 'Currents', 'Bread');
    expect(await embed()).toMatchObject({ code: 1, err: expect.stringContaining('status 401') });
    server.script(() => ({}));
    expect((await embed()).out).toMatch(/Sent 3 records .*, kept 0 vectors, removed 0/);
  });

  it('stops behind the answer that it waits for, and goes on from there', { timeout: 300_000 }, async () => {
    await bring('Whales again', 'Currents again', 'Bread again');
    const stopped = installation.start(['vectors', 'embed', '--tenant', 'alpha']);
    server.script((_asked, number) => {
      if (number === 1) stopped.kill('SIGINT');
      return {};
    });
    expect(await once(stopped, 'close')).toEqual([130, null]);
    server.script(() => ({}));
    expect((await embed()).out).toMatch(/Sent 1 records .*, kept 2 vectors, removed 0/);
  });

  it('leaves out a record that the model does not take, and no other one', async () => {
    await bring('Whales', 'Currents and a bad word', 'Bread and tea');
    server.script(({ body }) => (body.input.some((text) => text.includes('bad')) ? { status: 400 } : {}));
    const { code, out } = await embed();
    expect(code).toBe(0);
    expect(out).toMatch(/Sent 2 records/);
    expect(out).toContain('does not take 1 records');
    server.script(() => ({ status: 400 }));
    await bring('Whales', 'Currents anew', 'Bread anew');
    expect(await embed()).toMatchObject({ code: 1, err: expect.stringContaining('status 400') });
    server.script(() => ({}));
    expect((await embed()).out).toMatch(/Sent 2 records .*, kept 1 vectors, removed 0/);
  });

  it('is sent with the key that is stored for the address, and stays when a model of meaning is trained', async () => {
    expect(
      (await installation.run(['vectors', 'key', '--tenant', 'alpha'], 'sk-of-a-command\n')).out,
    ).toContain('Stored the key');
    expect((await installation.run(['vectors', 'train', '--tenant', 'alpha'])).code).toBe(0);
    expect((await embed()).out).toMatch(/Sent 0 records .*, kept 3 vectors/);
    expect(server.asked.at(-1)?.headers.authorization).toBe('Bearer sk-of-a-command');
  });

  it('never mixes the vectors of two models', async () => {
    await choose('another');
    expect(await embed()).toMatchObject({ code: 1, err: expect.stringContaining('--anew') });
    await deps.tenants.refresh();
    expect(await titlesNear('bread')).toEqual([]);
    expect((await embed('--anew')).out).toContain('Sent 3 records');
  });

  it('says what is missing', async () => {
    writeFileSync(vectorsPath({ dataFolder: installation.folder }, '1001'), 'no vectors at all');
    expect(await embed()).toMatchObject({ code: 1, err: expect.stringContaining('damaged') });
    rmSync(vectorsPath({ dataFolder: installation.folder }, '1001'));
    await installation.run(['tenant', 'set', '--tenant', 'alpha', '--default', 'assistant.embeddings']);
    expect(await embed()).toMatchObject({ code: 1, err: expect.stringContaining('names no model') });
  });
});

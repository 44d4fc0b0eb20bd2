import type { AddressInfo } from 'node:net';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildLoan, buildPatron, buildSession } from '../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../testing/catalogue-app.ts';

let app: CatalogueApp;
let address = '';
let token = '';
let patronId = '';
beforeAll(async () => {
  app = await createCatalogueApp();
  const patron = await buildPatron(app.deps.db);
  patronId = patron.id;
  await buildLoan(app.deps.db, { patron_id: patron.id });
  token = await buildSession(app.deps.db, patron);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/alpha/mcp`;
});
afterAll(() => app.close());

/** Revisions that begin with `initialize`, or those since 2026-07-28 where the server has them. */
type Era = 'legacy' | 'auto';

/** A client of the protocol's own kit. */
async function connect(bearer?: string, path = address, mode: Era = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'a partner', version: '1' }, { versionNegotiation: { mode } });
  const headers = { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
  const transport = new StreamableHTTPClientTransport(new URL(path), { requestInit: { headers } });
  await client.connect(transport);
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as readonly { readonly text: string }[];
  return { isError, answer: JSON.parse(first?.text ?? '') as Record<string, unknown> };
}

it('offers tools that read, and none that propose', async () => {
  const { tools } = await (await connect(token)).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_catalogue',
    'get_record',
    'availability',
    'similar',
    'library_info',
    'my_account',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it('finds works, and describes them by their ids', async () => {
  const client = await connect();
  const { answer } = await call(client, 'search_catalogue', { words: 'Moby-Dick' });
  expect(answer).toMatchObject({ works: [{ ref: app.ids.moby, isbn: '9780142437247' }] });
  const { answer: record } = await call(client, 'get_record', { ref: app.ids.moby });
  expect(record).toMatchObject({ title: 'Moby-Dick, or, The whale' });
});

it('tells a reader of the own account, and nobody else', async () => {
  const { answer } = await call(await connect(token), 'my_account');
  expect(answer.loans).toHaveLength(1);
  expect(JSON.stringify(answer)).not.toContain(patronId);
  const stranger = await call(await connect(), 'my_account');
  expect(JSON.stringify(stranger.answer)).not.toContain('due');
  await expect(connect('of-nobody')).rejects.toThrow();
  await expect(connect(token, address.replace('alpha', 'beta'))).rejects.toThrow();
});

it.each<[Era, string]>([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
])('answers programs of each revision: %s', async (era, revision) => {
  const client = await connect(undefined, address, era);
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  expect((await client.listTools()).tools).toHaveLength(6);
  expect((await call(client, 'get_record', { ref: app.ids.moby })).isError).toBe(false);
});

it('lets nobody listen, whose connection would stay open', async () => {
  const client = await connect(undefined, address, 'auto');
  await expect(client.listen({})).rejects.toThrow(/limit/);
});

it('says what was wrong with a call', async () => {
  const client = await connect();
  expect((await call(client, 'delete_everything')).isError).toBe(true);
  expect((await call(client, 'get_record', { ref: '../..' })).isError).toBe(true);
});

const tool = (name: string, input: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});

async function send(body: unknown, remoteAddress: string) {
  const { statusCode, json } = await app.app.inject({
    method: 'POST',
    url: '/alpha/mcp',
    remoteAddress,
    headers: { accept: 'application/json, text/event-stream' },
    body: body as object,
  });
  return { statusCode, answer: json() as { result?: unknown; error?: unknown } };
}

it('makes no call of a batch', async () => {
  const batch = Array.from({ length: 100 }, (_, at) => tool('library_info', {}, at));
  const { statusCode, answer } = await send(batch, '10.0.0.1');
  expect([statusCode, answer]).toMatchObject([400, { error: { code: -32_600 } }]);
  expect(answer.result).toBeUndefined();
});

it('counts what a tool looks up as the call that it is', async () => {
  const address = '10.0.0.2';
  const { rateLimit, path } = getLibraryList;
  expect((await send(tool('library_info', {}), address)).answer.result).toMatchObject({ isError: false });
  for (let at = 0; at < rateLimit.max; at++)
    await app.inject({ method: 'GET', url: path, remoteAddress: address, headers: { mappingPath: 'alpha' } });
  const { answer } = await send(tool('library_info', {}), address);
  expect(JSON.stringify(answer.result)).toContain('RATE_LIMITED');
});

it('tells nobody why a tool failed inside', async () => {
  const failing = vi.spyOn(app.deps.search, 'search');
  failing.mockRejectedValue(new Error('connect ECONNREFUSED 10.1.2.3:5432'));
  try {
    const { answer } = await send(tool('search_catalogue', { words: 'Moby-Dick' }), '10.0.0.3');
    expect(answer.result).toMatchObject({ isError: true });
    expect(JSON.stringify(answer)).not.toContain('10.1.2.3');
  } finally {
    failing.mockRestore();
  }
});

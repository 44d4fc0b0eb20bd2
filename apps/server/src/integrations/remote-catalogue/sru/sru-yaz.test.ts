import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { catalogueTargetSchema } from '@lectern/contracts/tenant/source-settings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFetchOutside } from '../../outside/fetch-outside.ts';
import { createSruCatalogue } from './sru-catalogue.ts';

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'yaz-ztest'))
  .find((file) => existsSync(file));

describe.skipIf(!program)('the test server of YAZ (skipped without yaz-ztest: Debian package yaz)', () => {
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    server = spawn(program!, ['-v', 'none', `tcp:127.0.0.1:${port}`], { stdio: 'ignore' });
    await vi.waitFor(() => connects(port), { timeout: 10_000, interval: 50 });
  });
  afterAll(() => {
    server.kill();
  });

  it.each(['1.1', '1.2', '2.0'] as const)('gives its MARC records by SRU %s, described', async (version) => {
    const target = catalogueTargetSchema.parse({
      code: 'yaz',
      names: {},
      address: `http://127.0.0.1:${port}/Default`,
      version,
    });
    const catalogue = createSruCatalogue(createFetchOutside(['127.0.0.1']));
    const { total, bibs } = await catalogue.search(target, {
      words: 'computer',
      field: 'title',
      offset: 0,
      limit: 2,
    });
    expect(total).toBeGreaterThan(2);
    expect(bibs.map(({ title }) => title)).toEqual([
      'How to program a computer',
      'How to program a computer',
    ]);
    expect(bibs[0]).toMatchObject({ flavour: 'marc21', year: 1991 });
    expect(bibs[0]!.creators[0]!.name).toBe('Jack Collins');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

function connects(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}

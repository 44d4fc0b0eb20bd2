import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Client } from '@lectern/contracts/kernel/client';
import { listHarvestSources } from '@lectern/contracts/resources/harvest/list-harvest-sources';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpRepositories } from '../../../ports/harvest/http-repositories.ts';
import { workOnHarvests } from '../../../testing/harvests.ts';
import { oaiPython } from '../../../testing/oai-tools.ts';
import { buildCollection, buildPolicy } from '../../../testing/repository-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const INTERNAL = ['127.0.0.1'];
const SERVER = join(import.meta.dirname, 'serve_pyoai.py');

describe.skipIf(!oaiPython)('pyoai (skipped without it: node scripts/services/oai-tools.mjs)', () => {
  let app: TestApp;
  let desk: Client;
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}/oai`;
    server = spawn(oaiPython ?? '', [SERVER, String(port)], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(`${address}?verb=Identify`), { timeout: 30_000 });
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        repositories: createHttpRepositories({
          sendOutside: createSendOutside(INTERNAL),
          internalHosts: INTERNAL,
        }),
      }),
    });
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
  }, 60_000);
  afterAll(async () => {
    server.kill();
    await app.close();
  });

  it('is harvested whole, with its deletions, and the second time nothing changes', async () => {
    const { id } = await desk.call(putHarvestSource, {
      name: 'pyoai',
      address,
      prefix: 'oai_dc',
      collectionId: await buildCollection(app.deps.db),
      policyId: await buildPolicy(app.deps.db),
      isOpen: true,
    });
    const harvest = async () => {
      app.clock.advance(20);
      await desk.call(startHarvest, { id, isWhole: true });
      await workOnHarvests(app.deps, app.clock);
      return (await desk.call(listHarvestSources, {})).sources[0]?.lastRun;
    };
    expect(await harvest()).toMatchObject({ state: 'done', counts: { read: 250, added: 225, leftOut: 0 } });
    expect(await harvest()).toMatchObject({ state: 'done', counts: { added: 0, changed: 0, same: 225 } });
    const row = await app.deps.db
      .selectFrom('digital_object')
      .select(['titles', 'creators', 'kind', 'year'])
      .where('sort_title', 'like', '%7%')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'thesis', year: '2021' });
    expect(row.titles).toContain('潮汐');
  }, 60_000);
});

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFailedJob, addParkedEvent } from '../../testing/failed-work.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Deps } from '../deps.ts';
import { enqueueJob } from '../jobs/job-store.ts';
import { jobType, NO_PAYLOAD } from '../jobs/job-type.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';

let app: TestApp;
let metrics: MetricsServer | undefined;
afterEach(async () => {
  await metrics?.stop();
  metrics = undefined;
  await app.close();
});

const ALL_OK = { database: 'ok', index: 'ok', disk: 'ok', jobs: 'ok' };

async function start(adapt?: (deps: Deps) => Deps): Promise<void> {
  app = await createTestApp({ ...(adapt && { adapt }) });
}

async function ask(path = '/health/ready') {
  const { statusCode, body } = await app.app.inject({ url: path });
  return [statusCode, JSON.parse(body)];
}

describe('the health of a server', () => {
  it('is live and ready when all checks succeed', async () => {
    await start();
    expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
    for (const path of ['/health', '/health/ready'])
      expect(await ask(path)).toEqual([200, { status: 'ready', checks: ALL_OK }]);
  });

  it('is live and not ready without its database', async () => {
    await start();
    await app.deps.db.destroy();
    const checks = { ...ALL_OK, database: 'failed', jobs: 'unknown' };
    expect(await ask()).toEqual([503, { status: 'unready', checks }]);
    expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
  });

  it('is not ready without its index', async () => {
    await start((deps) => {
      const status = async () => Promise.reject(new Error('no node answers'));
      return { ...deps, search: { ...deps.search, status } };
    });
    expect(await ask()).toMatchObject([503, { checks: { ...ALL_OK, index: 'failed' } }]);
  });

  it('is not ready when the disk is nearly full', async () => {
    await start((deps) => ({ ...deps, config: { ...deps.config, diskReserve: Number.MAX_SAFE_INTEGER } }));
    expect(await ask()).toMatchObject([503, { checks: { ...ALL_OK, disk: 'full' } }]);
  });

  it('is ready with late jobs, and says so', async () => {
    await start();
    const now = app.clock.now();
    const runAt = new Date(now.getTime() - 600_000).toISOString();
    const order = { payload: {}, runAt, now: now.toISOString() };
    await enqueueJob(app.deps.db, jobType('rebuild', 'bulk', NO_PAYLOAD), order);
    expect(await ask()).toMatchObject([200, { checks: ALL_OK }]);
    await enqueueJob(app.deps.db, jobType('code', 'codes', NO_PAYLOAD), order);
    await vi.waitFor(async () => expect(await ask()).toMatchObject([200, { checks: { jobs: 'late' } }]), {
      timeout: 30_000,
    });
    expect(await ask()).toEqual([200, { status: 'ready', checks: { ...ALL_OK, jobs: 'late' } }]);
  });

  it('is not ready on a connection that is open while the server ends', async () => {
    await start();
    const port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    // A request that is not whole keeps the server from ending.
    socket.write('GET /health/ready HTTP/1.1\r\nhost: x\r\n');
    await app.app.inject({ url: '/health/live' });
    const ended = app.app.close();
    socket.write('\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 /);
    socket.destroy();
    await ended;
  });
});

describe('metrics for Prometheus', () => {
  it('are on a port of their own, with ids of libraries and nothing else of anybody', async () => {
    await start();
    const now = app.clock.now().toISOString();
    await app.deps.db
      .insertInto('outbox_event')
      .values({ tenant_id: '1001', topic: 'x', consumer: 'y', subject_id: 'z', created_at: now })
      .execute();
    await addParkedEvent(app.deps.db);
    await addFailedJob(app.deps.db);
    metrics = await startMetricsServer(app.deps, { host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${metrics.port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    for (const line of [
      '# TYPE lectern_check_ok gauge',
      'lectern_check_ok{check="database"} 1',
      'lectern_jobs_lag_seconds{lane="codes"} 0',
      'lectern_events_waiting{tenant="1001"} 1',
      'lectern_failed_work{tenant="1001"} 2',
      'lectern_connections_open{listener="http"} 0',
      'lectern_connections_refused_total{listener="http"} 0',
    ])
      expect(text.split('\n')).toContain(line);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w-]+"\})? -?[\d.]+(e[+-]?\d+)?)$/);
    expect(text).not.toContain('alpha');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await app.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Deps } from '../deps.ts';
import { countFailedByLibrary } from '../failed-work/all-failed-work.ts';
import { createHealthCheck } from './check-health.ts';
import { writeMetrics } from './write-metrics.ts';

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
const MOST_CONNECTIONS = 8;
const NANOSECONDS = 1e9;

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves `/metrics` to Prometheus on a port of its own, which proxies for readers do not forward. */
export async function startMetricsServer(
  deps: Deps,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const check = createHealthCheck(deps);
  const delay = monitorEventLoopDelay();
  delay.enable();

  async function measure(): Promise<string> {
    const health = await check();
    const loopDelay = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    const canCount = health.checks.database === 'ok';
    return writeMetrics({
      health,
      connections: new Map([...deps.gates].map(([listener, gate]) => [listener, gate.counts()])),
      waitingEvents: canCount ? await countWaitingEvents(deps) : new Map(),
      failedWork: canCount ? await countFailedByLibrary(deps.db) : new Map(),
      residentBytes: process.memoryUsage.rss(),
      loopDelay,
    });
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    measure().then(
      (text) => response.writeHead(200, { 'content-type': TEXT_FORMAT }).end(text),
      (error: unknown) => {
        deps.log.error({ err: error }, 'metrics cannot be measured');
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      delay.disable();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function countWaitingEvents({ db }: Deps): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('outbox_event')
    .select(({ fn }) => ['tenant_id', fn.countAll<number | string>().as('count')])
    .groupBy('tenant_id')
    .execute();
  return new Map(rows.map(({ tenant_id, count }) => [tenant_id, Number(count)]));
}

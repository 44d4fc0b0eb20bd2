import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, type ClientOptions, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { readConfig } from '../platform/config.ts';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';
import type { Implementation } from '../platform/http/implement.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { testSettings } from './test-settings.ts';

export interface CallerOptions {
  readonly tenant?: string;
  readonly language?: Language;
  readonly token?: string;
  /** Default: this machine. */
  readonly address?: string;
}

/** The whole server over a database of its own, called as over HTTP. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** A typed client. Default: anonymous, tenant `alpha`, English. */
  client(options?: CallerOptions): Client;
  /** A raw request below the API prefix. */
  inject(options: InjectOptions & { readonly url: string }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly kind?: DatabaseKind;
  readonly implementations?: readonly Implementation[];
  readonly deps?: Partial<Deps>;
  /** Puts something around a dependency, such as a library system that fails on demand. */
  readonly adapt?: (deps: Deps) => Deps;
  /** Default: silent. */
  readonly log?: Logger;
  /** Called with every statement that the database runs. */
  readonly onStatement?: (sql: string) => void;
}

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

/** Two tenants, `alpha` (group code 1001) and `beta` (1002), without content. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.kind, options.onStatement);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-app-'));
  const clock = createTestClock();
  const config = readConfig({
    LECTERN_DATA: folder,
    LECTERN_DATABASE_URL: database.url,
    LECTERN_LOG_LEVEL: 'silent',
    LECTERN_SECRET_KEY: SECRET_KEY,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const given = { ...createDeps(config, { db: database.db, clock, log }), ...options.deps };
  const deps = options.adapt?.(given) ?? given;
  for (const [id, mappingPath] of [
    ['1001', 'alpha'],
    ['1002', 'beta'],
  ] as const) {
    await putTenant(database.db, {
      id,
      mappingPath,
      settings: testSettings(mappingPath),
      now: clock.now().toISOString(),
    });
  }
  const app = await createApp(
    deps,
    options.implementations ? { implementations: options.implementations } : {},
  );
  await app.ready();
  return {
    app,
    deps,
    clock,
    client: (caller = {}) =>
      createClient({
        baseUrl: config.apiPrefix,
        mappingPath: () => caller.tenant ?? 'alpha',
        language: () => caller.language ?? 'en-US',
        session: () => (caller.token ? { header: HEADERS.session, token: caller.token } : undefined),
        fetch: fetchFrom(app, caller.address),
      }),
    inject: (request) => app.inject({ ...request, url: `${config.apiPrefix}${request.url}` }),
    async close() {
      await app.close();
      await deps.search.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A `fetch` that asks a server without a network. */
export function fetchFrom(app: FastifyInstance, address?: string): ClientOptions['fetch'] {
  return async (url, init) => {
    const response = await app.inject({
      url,
      method: init.method as 'GET' | 'POST',
      headers: init.headers as Record<string, string>,
      ...(address && { remoteAddress: address }),
      ...(init.body && { payload: await payloadOf(init.body) }),
    });
    return new Response(response.rawPayload, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
}

async function payloadOf(body: NonNullable<RequestInit['body']>): Promise<string | Buffer> {
  return typeof body === 'string' ? body : Buffer.from(await new Response(body).arrayBuffer());
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Db } from '@lectern/server/platform/db/database';
import { openDatabase } from '@lectern/server/platform/db/database';
import { putTenant, readSettings } from '@lectern/server/platform/tenants/tenant-store';
import { freePort, LIBRARY, prepareTree, startServer, type TreeServer } from '../compare/tree.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Only for what hangs: a busy machine takes minutes for what else takes seconds. */
const PATIENCE_MS = 300_000;

/** Longer than a server takes to learn of new settings. */
const SETTLED_MS = 2_500;

/** Who makes a call, and from where. */
export interface Attacker {
  readonly token?: string;
  /** An IP address. */
  readonly from?: string;
  readonly cookie?: string;
}

/** What a call answered. */
export interface Answer {
  readonly status: number;
  readonly body: { readonly errCode?: string; readonly data?: unknown };
}

/** The server that is attacked. */
export interface Victim {
  /** The folder of its data. */
  readonly folder: string;
  /** Its database, to set up what an attack needs and to see what it left. */
  readonly db: Db;
  readonly origin: string;
  /** The id of the library that is attacked. */
  readonly tenantId: string;
  /** Where its machines at the counter connect. */
  readonly sip2Port: number;
  /** Makes calls by their contracts; a refusal is thrown as ApiError. */
  client(attacker?: Attacker): Client;
  /** Changes the library's settings, and waits until the server has them. */
  change(settings: (now: TenantSettings) => TenantSettings): Promise<void>;
  /** Sets the server's clock so far ahead of that of this machine; below 0 behind it. */
  moveClock(milliseconds: number): Promise<void>;
  /** A call below the API's prefix, from an IP address. */
  call(path: string, input: object, from?: string): Promise<Answer>;
  /** Runs `lectern` on its data; `typed` is its standard input. */
  lectern(
    words: readonly string[],
    typed?: string,
  ): Promise<{ readonly code: number | null; readonly output: string }>;
  /** Writes a file of records, imports it, and waits until a search for the word finds so many. */
  bring(
    name: string,
    file: Uint8Array,
    found: { readonly word: string; readonly count: number },
  ): Promise<void>;
  /** Ends the server in the middle of what it does. */
  kill(): Promise<void>;
  /** Ends the server as an operator does; answers the milliseconds it took. */
  stop(): Promise<number>;
  /** Starts it again, with further variables of its environment. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends all and removes the data. */
  end(): Promise<void>;
}

export async function prepareVictim(): Promise<Victim> {
  const files = mkdtempSync(join(tmpdir(), 'lectern-attack-'));
  const tree = await prepareTree('this tree');
  const { data } = tree;
  const clock = join(files, 'clock');
  const sip2Port = await freePort();
  // The providers and libraries that the attacks bring along are on this machine.
  const internal = { LECTERN_INTERNAL_HOSTS: '127.0.0.1,localhost' };
  const usual = {
    ...internal,
    LECTERN_SIP2_PORT: String(sip2Port),
    LECTERN_ATTACK_CLOCK: clock,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'moved-clock.mjs')}`,
  };
  let server: TreeServer | undefined = await startServer(tree, data, '', usual);
  const db = openDatabase({ url: join(data, 'lectern.db') });

  const { id: tenantId } = await db
    .selectFrom('tenant')
    .select('id')
    .where('mapping_path', '=', LIBRARY)
    .executeTakeFirstOrThrow();

  const victim: Victim = {
    folder: data,
    db,
    tenantId,
    sip2Port,
    client: ({ token, from = '10.0.0.1', cookie } = {}) =>
      createClient({
        baseUrl: `${victim.origin}/api`,
        mappingPath: () => LIBRARY,
        language: () => 'en-US',
        session: () => (token === undefined ? undefined : { header: HEADERS.session, token }),
        fetch: (url, init) =>
          fetch(url, {
            ...init,
            headers: {
              ...(init.headers as Record<string, string>),
              'x-forwarded-for': from,
              ...(cookie !== undefined && { cookie }),
            },
          }),
      }),
    async change(settings) {
      const now = settings(await readSettings(db, tenantId));
      await putTenant(db, {
        id: tenantId,
        mappingPath: LIBRARY,
        settings: now,
        now: new Date().toISOString(),
      });
      await sleep(SETTLED_MS);
    },
    async moveClock(milliseconds) {
      writeFileSync(clock, String(milliseconds));
      await sleep(200);
    },
    get origin() {
      if (!server) throw new Error('the server is not running');
      return server.origin;
    },
    async call(path, input, from = '10.0.0.1') {
      const response = await fetch(`${victim.origin}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADERS.mappingPath]: LIBRARY,
          'x-forwarded-for': from,
        },
        body: JSON.stringify(input),
      });
      const content = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return {
        status: response.status,
        body: isJson ? (JSON.parse(content) as Answer['body']) : { data: content },
      };
    },
    async lectern(words, typed = '') {
      const child = spawn(process.execPath, ['apps/server/bin/lectern.mjs', ...words], {
        cwd: ROOT,
        env: { ...process.env, ...internal, LECTERN_DATA: data, LECTERN_DATABASE_URL: '' },
      });
      child.stdin.end(typed);
      const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
      if (child.exitCode === null) await once(child, 'exit');
      return { code: child.exitCode, output: `${output}${complaints}` };
    },
    async bring(name, file, { word, count }) {
      const path = join(files, name);
      writeFileSync(path, file);
      const { code, output } = await victim.lectern(['import', path, '--tenant', LIBRARY]);
      if (code !== 0) throw new Error(`the import failed: ${output}`);
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200))
        if ((await recordIdsOf(victim, word)).length >= count) return;
      throw new Error(`what was imported is not found by ${word}`);
    },
    async stop() {
      const started = performance.now();
      await server?.stop();
      server = undefined;
      return performance.now() - started;
    },
    async kill() {
      await server?.kill();
      server = undefined;
    },
    async start(env = {}) {
      server = await startServer(tree, data, '', { ...usual, ...env });
    },
    async end() {
      await server?.stop();
      await db.destroy();
      for (const folder of [files, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
  return victim;
}

/** The records that a search finds, 100 at most. */
export async function recordIdsOf(victim: Victim, keyWord: string): Promise<string[]> {
  const { body } = await victim.call('/find/unify/search', { keyWord, rows: 100 });
  const { searchResult = [] } = (body.data ?? {}) as { searchResult?: { recordId: string }[] };
  return searchResult.map(({ recordId }) => recordId);
}

/** How long the slowest of small requests waits while `act` runs: what everybody else notices of it. */
export async function slowestMeanwhile(victim: Victim, act: () => Promise<unknown>): Promise<number> {
  const acting = act().finally(() => {
    ended = true;
  });
  let ended = false;
  let slowest = 0;
  do {
    const started = performance.now();
    await fetch(`${victim.origin}/${LIBRARY}/`).then((response) => response.text());
    slowest = Math.max(slowest, performance.now() - started);
    await sleep(10);
  } while (!ended);
  await acting;
  return slowest;
}

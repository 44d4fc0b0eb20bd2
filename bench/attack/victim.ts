import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import type { Db } from '@lectern/server/platform/db/database';
import { openDatabase } from '@lectern/server/platform/db/database';
import { LIBRARY, prepareTree, startServer, type TreeServer } from '../compare/tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;

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
  /** Ends the server as an operator does; answers the milliseconds it took. */
  stop(): Promise<number>;
  start(): Promise<void>;
  /** Ends all and removes the data. */
  end(): Promise<void>;
}

export async function prepareVictim(): Promise<Victim> {
  const files = mkdtempSync(join(tmpdir(), 'lectern-attack-'));
  const tree = await prepareTree('this tree');
  const { data } = tree;
  let server: TreeServer | undefined = await startServer(tree, data);
  const db = openDatabase({ url: join(data, 'lectern.db') });

  const victim: Victim = {
    folder: data,
    db,
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
        env: { ...process.env, LECTERN_DATA: data, LECTERN_DATABASE_URL: '' },
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
    async start() {
      server = await startServer(tree, data);
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

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
/** A first start installs packages, builds the web app and loads the demo. */
const START_PATIENCE_MS = 600_000;
/** The path of the demo library, which every version brings. */
export const LIBRARY = 'demo';

/** A state of the project's source, ready to run. */
export interface Tree {
  readonly name: string;
  readonly root: string;
  /** Data with the demo library, as this state makes it; copied for each turn. */
  readonly data: string;
}

/** A running server of one tree. */
export interface TreeServer {
  readonly origin: string;
  stop(): Promise<void>;
  /** Ends the process in the middle of what it does, as a power cut would. */
  kill(): Promise<void>;
}

/** This working tree, or a git worktree of `revision` in .cache/compare, which is kept for the next time. */
export async function prepareTree(name: string, revision?: string): Promise<Tree> {
  const root = revision === undefined ? ROOT : checkOut(revision);
  const data = mkdtempSync(join(tmpdir(), 'lectern-compare-'));
  // `npm start` of that version: it knows how to install and build itself.
  const server = await start(root, data, ['scripts/start.mjs']);
  await server.stop();
  return { name, root, data };
}

function checkOut(revision: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const root = join(ROOT, '.cache/compare', commit.slice(0, 12));
  if (!existsSync(root)) git('worktree', 'add', '--detach', root, commit);
  return root;
}

/** Gives `act` a copy of the tree's data, and removes it afterwards. */
export async function withData<T>(tree: Tree, act: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-compare-'));
  try {
    cpSync(tree.data, data, { recursive: true });
    return await act(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** The server as `npm start` runs it, without what is done before. `databaseUrl`: default is the SQLite file in `data`. */
export function startServer(
  tree: Tree,
  data: string,
  databaseUrl = '',
  env: Readonly<Record<string, string>> = {},
): Promise<TreeServer> {
  const program = ['--import', 'tsx', 'apps/server/src/main.ts', '--demo'];
  return start(tree.root, data, program, databaseUrl, LIBRARY, env);
}

/** A server of this working tree on data that has a library with this path, without the demo. */
export async function startServerOf(library: string, data: string, databaseUrl = ''): Promise<TreeServer> {
  if (!existsSync(join(ROOT, 'apps/web/dist'))) throw new Error('the web app is not built: npm run build');
  return start(ROOT, data, ['--import', 'tsx', 'apps/server/src/main.ts'], databaseUrl, library);
}

async function start(
  root: string,
  data: string,
  program: readonly string[],
  databaseUrl = '',
  library = LIBRARY,
  env: Readonly<Record<string, string>> = {},
): Promise<TreeServer> {
  const port = await freePort();
  const server = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LECTERN_DATA: data,
      LECTERN_DATABASE_URL: databaseUrl,
      LECTERN_PORT: String(port),
      LECTERN_LOG_LEVEL: 'error',
      // Each request may then say whom it comes from, so that no limit for one caller is met.
      LECTERN_TRUSTED_PROXIES: '1',
      ...env,
    },
  });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_PATIENCE_MS;
  while (!(await answers(`${origin}/${library}/`))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error(`${root}: the server did not start`);
    await sleep(200);
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

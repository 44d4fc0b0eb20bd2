import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { round } from './ask.ts';
import type { ServedEngine, ServerMessage } from './http-server.ts';

const READERS = 20;
const WARM_UP_SECONDS = 5;
const SECONDS = 15;
/** A slow engine is slow, not failed. */
const TIMEOUT_SECONDS = 60;

export interface HttpLoad {
  readonly engine: string;
  readonly 'requests/s': number;
  readonly 'p50 ms': number;
  readonly 'p97.5 ms': number;
  readonly failed: number;
  /** The processor time that this process and the server took together; the server's alone where the engine is elsewhere. */
  readonly "generator's share of CPU": string;
}

/** Twenty readers at once ask for frequent words, each as soon as it has its answer, from a server in a process of its own. */
export async function measureHttp(served: ServedEngine, words: readonly string[]): Promise<HttpLoad> {
  const server = fork(fileURLToPath(new URL('./http-server.ts', import.meta.url)), [JSON.stringify(served)], {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const { port } = await next(server, 'port');
    const load = (duration: number) =>
      autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: READERS,
        duration,
        timeout: TIMEOUT_SECONDS,
        requests: words.map((word) => ({ path: `/search?q=${encodeURIComponent(word)}` })),
      });
    await load(WARM_UP_SECONDS);
    const before = { own: ownCpu(), server: await cpuOf(server) };
    const { requests, latency, errors, non2xx } = await load(SECONDS);
    const own = ownCpu() - before.own;
    const theirs = (await cpuOf(server)) - before.server;
    return {
      engine: served.kind,
      'requests/s': round(requests.average),
      'p50 ms': latency.p50,
      'p97.5 ms': latency.p97_5,
      failed: errors + non2xx,
      "generator's share of CPU": `${Math.round((100 * own) / (own + theirs))} %`,
    };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function cpuOf(server: ChildProcess): Promise<number> {
  const answer = next(server, 'cpu');
  server.send('cpu');
  return (await answer).cpu;
}

/** The server's next message of this kind; raises where the server ends instead. */
function next<K extends 'port' | 'cpu'>(
  server: ChildProcess,
  kind: K,
): Promise<Extract<ServerMessage, Record<K, number>>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the measured server ended'));
    server.once('exit', ended);
    server.once('message', (message: ServerMessage) => {
      server.off('exit', ended);
      if (kind in message) resolve(message as Extract<ServerMessage, Record<K, number>>);
      else reject(new Error(`the measured server said ${JSON.stringify(message)}`));
    });
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServerOf } from '../compare/tree.ts';
import { percentiles, round } from '../search/ask.ts';
import { withPostgres } from '../sessions/bench-postgres.ts';
import { bareCommits } from './bare-commits.ts';
import { BIG, type BigLibrary, buildBigLibrary, type Size } from './big-library.ts';
import { askAvailability, askQueue, askSearch, clientOf, movesOfDesk } from './desk-client.ts';
import { atPace, type Measured, withoutPause } from './load.ts';

interface Row {
  readonly database: string;
  readonly measured: string;
  readonly result: string;
  readonly aim: string;
  readonly holds: boolean | '';
}

const INDEX_PATIENCE_MS = 600_000;
const EVERY_MS = 2_000;
const CLOSED_LOOP = 16;
const COMMITS_SECONDS = 3;
/** Until the index and the database have done what thousands of moves left to them. */
const AFTER_MOVES_MS = 5_000;

/**
 * What the desks of a large library wait for, over HTTP and with every commit on the disk: check-outs and returns of 75 desks, each one
 * every two seconds; moves as fast as they go, beside bare commits; the availability of a record with 300 items; a queue of 10,000
 * requests; and searches alone and beside the desks. On SQLite, and on PostgreSQL where `--postgres URL` or LECTERN_TEST_POSTGRES names a
 * server. Prints one table.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      seconds: { type: 'string', default: '60' },
      items: { type: 'string', default: '100000' },
      readers: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '10000' },
      desks: { type: 'string', default: '75' },
      only: { type: 'string' },
      postgres: { type: 'string' },
    },
  });
  const size: Size = {
    items: Number(values.items),
    readers: Number(values.readers),
    requests: Number(values.requests),
    desks: Number(values.desks),
  };
  const seconds = Number(values.seconds);
  const rows: Row[] = [];
  const inFolder = async (act: (data: string) => Promise<Row[]>) => {
    const data = mkdtempSync(join(tmpdir(), 'lectern-circulation-'));
    try {
      rows.push(...(await act(data)));
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };
  if (values.only !== 'postgres') {
    await inFolder((data) =>
      measure('SQLite', { data, url: join(data, 'lectern.db'), size, seconds, aim: 50 }),
    );
  }
  const server = values.postgres ?? process.env.LECTERN_TEST_POSTGRES;
  if (values.only !== 'sqlite' && server) {
    await withPostgres(server, (url) =>
      inFolder((data) => measure('PostgreSQL', { data, url, size, seconds, aim: 80 })),
    );
  } else if (!server) console.error('PostgreSQL skipped: --postgres or LECTERN_TEST_POSTGRES names a server');
  console.table(rows);
}

interface Setting {
  readonly data: string;
  readonly url: string;
  readonly size: Size;
  readonly seconds: number;
  /** Milliseconds that 95 of 100 moves may take. */
  readonly aim: number;
}

async function measure(database: string, { data, url, size, seconds, aim }: Setting): Promise<Row[]> {
  const library = await buildBigLibrary(url, size);
  const commits = await bareCommits(url, COMMITS_SECONDS);
  const server = await startServerOf(BIG, data, url);
  try {
    const { origin } = server;
    await untilFound(origin);
    const row = (measured: string, result: string, limit: string, holds: boolean | ''): Row => ({
      database,
      measured,
      result,
      aim: limit,
      holds,
    });
    const search = () => askSearch(clientOf(origin), 'river stone');
    await withoutPause([search], 3);
    const alone = await atPace([search], { everyMs: 100, seconds: Math.min(20, seconds) });

    const desks = desksOf(origin, library);
    await atPace(desks, { everyMs: EVERY_MS, seconds: 6 });
    const [paced, beside] = await Promise.all([
      atPace(desks, { everyMs: EVERY_MS, seconds }),
      atPace([search], { everyMs: 100, seconds }),
    ]);
    const closed = await withoutPause(desks.slice(0, CLOSED_LOOP), Math.min(20, seconds));
    const available = () => askAvailability(clientOf(origin), library.largest);
    await sleep(AFTER_MOVES_MS);
    await withoutPause([available], 3);
    const availability = await withoutPause([available], 5);
    const desk = clientOf(origin, library.desks[0]?.token);
    const queue = await repeated(() => askQueue(desk), 60);

    const p95 = (of: Measured) => percentiles(of.times).p95;
    const slowdown = p95(beside) / p95(alone);
    return [
      row(
        `${desks.length} desks, a move every ${EVERY_MS / 1000} s each`,
        `${words(paced)}`,
        `p95 <= ${aim} ms`,
        paced.failed === 0 && p95(paced) <= aim,
      ),
      row(
        `moves as fast as they go, ${CLOSED_LOOP} at once; bare commits`,
        `${round(closed.times.length / closed.seconds)}/s (${words(closed)}); ${round(commits)}/s`,
        '',
        '',
      ),
      row(
        'availability of a record with 300 items',
        words(availability),
        'p95 <= 15 ms',
        p95(availability) <= 15,
      ),
      row(`queue screen, ${size.requests} open requests`, words(queue), 'p95 <= 150 ms', p95(queue) <= 150),
      row(
        'searches alone, and beside the desks',
        `${words(alone)}; ${words(beside)}: ${round(slowdown)}`,
        'p95 <= 1.5 times',
        slowdown <= 1.5,
      ),
    ];
  } finally {
    await server.stop();
  }
}

/** Each desk has copies of its own, so that none stands in another one's way. */
function desksOf(origin: string, library: BigLibrary): (() => Promise<void>)[] {
  return library.desks.map(({ token, branch }, at) => {
    const copies = library.free[branch].filter((_barcode, place) => place % library.desks.length === at);
    return movesOfDesk(clientOf(origin, token), library, copies);
  });
}

async function untilFound(origin: string): Promise<void> {
  const client = clientOf(origin);
  for (const until = Date.now() + INDEX_PATIENCE_MS; Date.now() < until; await sleep(1000)) {
    const found = await askSearch(client, 'river').catch(() => undefined);
    if (found && found.numFound > 0) return;
  }
  throw new Error('the library is not found');
}

async function repeated(act: () => Promise<unknown>, times: number): Promise<Measured> {
  let left = times;
  const end = performance.now();
  const measured: number[] = [];
  for (; left > 0; left--) {
    const started = performance.now();
    await act();
    measured.push(performance.now() - started);
  }
  return { times: measured, failed: 0, seconds: (performance.now() - end) / 1000 };
}

function words(measured: Measured): string {
  const { p50, p95 } = percentiles(measured.times);
  const failed = measured.failed > 0 ? `, ${measured.failed} failed` : '';
  return `p50 ${round(p50)} ms, p95 ${round(p95)} ms of ${measured.times.length}${failed}`;
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { checkLedger } from '@lectern/server/domains/lending/circulation/ledger/check-ledger';
import { openDatabase } from '@lectern/server/platform/db/database';
import { BIG } from '../circulation/big-library.ts';
import { clientOf } from '../circulation/desk-client.ts';
import { withoutPause } from '../circulation/load.ts';
import { startServerOf } from '../compare/tree.ts';
import { percentiles, round } from '../search/ask.ts';
import { withPostgres } from '../sessions/bench-postgres.ts';
import { buildPayingLibrary, type SignedNotice, signedNotice } from './paying-library.ts';

interface Row {
  readonly database: string;
  readonly measured: string;
  readonly result: string;
  readonly aim: string;
  readonly holds: boolean;
}

const PAGE_SECONDS = 5;
/** Sent one after another before the clock runs, as the page of fines is asked for first. */
const WARMING_NOTICES = 100;
const BOOKED_PATIENCE_MS = 60_000;

/**
 * What readers and providers wait for where money is concerned, over HTTP and with every commit on the disk: the page of fines of a reader
 * with 2,000 entries, and 200 notices of payments a second, signed beforehand. At the end every order is booked and the books balance. On
 * SQLite, and on PostgreSQL where `--postgres URL` or LECTERN_TEST_POSTGRES names a server. Prints one table.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      entries: { type: 'string', default: '2000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '15' },
      postgres: { type: 'string' },
    },
  });
  process.env.LECTERN_SECRET_KEY = randomBytes(32).toString('base64');
  const [entries, rate, seconds] = [Number(values.entries), Number(values.rate), Number(values.seconds)];
  const rows: Row[] = [];
  const inFolder = async (database: string, urlOf: (data: string) => string) => {
    const data = mkdtempSync(join(tmpdir(), 'lectern-payments-'));
    try {
      rows.push(...(await measure({ database, data, url: urlOf(data), entries, rate, seconds })));
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };
  await inFolder('SQLite', (data) => join(data, 'lectern.db'));
  const server = values.postgres ?? process.env.LECTERN_TEST_POSTGRES;
  if (server) await withPostgres(server, (url) => inFolder('PostgreSQL', () => url));
  else console.error('PostgreSQL skipped: --postgres or LECTERN_TEST_POSTGRES names a server');
  console.table(rows);
}

interface Setting {
  readonly database: string;
  readonly data: string;
  readonly url: string;
  readonly entries: number;
  /** Notices a second. */
  readonly rate: number;
  readonly seconds: number;
}

async function measure({ database, data, url, entries, rate, seconds }: Setting): Promise<Row[]> {
  const size = { entries, orders: WARMING_NOTICES + rate * seconds };
  const { token, orders } = await buildPayingLibrary(url, data, size);
  const server = await startServerOf(BIG, data, url);
  try {
    const reader = clientOf(server.origin, token);
    const finesPage = () =>
      Promise.all([
        reader.call(getAmountOwed, {}),
        reader.call(listBehaviours, { page: 1, rows: 20 }),
        reader.call(listAccountEntries, { page: 1, rows: 20 }),
      ]);
    await withoutPause([finesPage], 3);
    const page = percentiles((await withoutPause([finesPage], PAGE_SECONDS)).times);
    const address = `${server.origin}/${BIG}/payments/notify/stripe`;
    const notices = orders.map(signedNotice);
    for (const notice of notices.slice(0, WARMING_NOTICES)) await send(address, notice);
    const times = percentiles(await sendAll(address, notices.slice(WARMING_NOTICES), rate));
    const booked = await countBooked(url, orders.length);
    const row = (measured: string, result: string, aim: string, holds: boolean): Row => ({
      database,
      measured,
      result,
      aim,
      holds,
    });
    return [
      row(
        `fines page of a reader with ${entries} entries`,
        `p50 ${round(page.p50)} ms, p95 ${round(page.p95)} ms`,
        'p95 <= 60 ms',
        page.p95 <= 60,
      ),
      row(
        `${rate} notices a second, ${rate * seconds} in all`,
        `p50 ${round(times.p50)} ms, p95 ${round(times.p95)} ms`,
        'p95 <= 100 ms',
        times.p95 <= 100,
      ),
      row('orders that are paid and booked, and faults of the books', booked.words, 'all; 0', booked.holds),
    ];
  } finally {
    await server.stop();
  }
}

/** Sends a notice each time that one is due, whether the others are answered or not. */
async function sendAll(
  address: string,
  notices: readonly SignedNotice[],
  rate: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const begun = performance.now();
  const sent = notices.map(async (notice, at) => {
    const due = begun + (at * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    const started = performance.now();
    await send(address, notice);
    times.push(performance.now() - started);
  });
  await Promise.all(sent);
  return times;
}

async function send(address: string, { body, signature }: SignedNotice): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(address, { method: 'POST', body, headers });
  await answer.text();
  if (!answer.ok) throw new Error(`a notice was answered with ${answer.status}`);
}

async function countBooked(url: string, expected: number) {
  const db = openDatabase({ url, durability: 'normal' });
  try {
    const until = Date.now() + BOOKED_PATIENCE_MS;
    let booked = 0;
    do {
      const { count } = await db
        .selectFrom('payment_order')
        .select((eb) => eb.fn.countAll<string | number>().as('count'))
        .where('state', '=', 'paid')
        .where('booked_at', 'is not', null)
        .executeTakeFirstOrThrow();
      booked = Number(count);
    } while (booked < expected && Date.now() < until && (await sleep(500, true)));
    const faults = await checkLedger(db);
    return {
      words: `${booked} of ${expected}; ${faults.length}`,
      holds: booked === expected && faults.length === 0,
    };
  } finally {
    await db.destroy();
  }
}

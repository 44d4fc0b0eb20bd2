import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDeps } from '../../create-deps.ts';
import { checkLedger } from '../../domains/lending/circulation/ledger/check-ledger.ts';
import { watchPaymentsOf } from '../../domains/lending/payments/watch-payments.ts';
import { readConfig } from '../../platform/config.ts';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { buildFineEntry, buildPatron } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { createTestClock } from '../test-clock.ts';
import { createTestDatabase, describeOnEachDatabase, type TestDatabase } from '../test-database.ts';
import { testSettings } from '../test-settings.ts';
import { startChild } from './child-process.ts';

/** Every server of a library has the same. */
const SECRET_KEY = randomBytes(32).toString('base64');
const OWED = 500;
const GIVEN_BACK = 200;
/** More statements that write than a payment and a refund have. */
const MOST_WRITES = 80;
/**
 * How many statements that write lie between two kills. Each kill takes a start of the server's code: LECTERN_KILL_STEP=1 tries all points.
 */
const STEP = Number(process.env.LECTERN_KILL_STEP ?? 14);

describeOnEachDatabase('a payment and its refund, killed behind any statement that writes', (kind) => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'lectern-killed-payments-'));
    const settings = { ...testSettings('alpha'), payments: { sandbox: true } };
    await putTenant(database.db, {
      id: TENANT,
      mappingPath: 'alpha',
      settings,
      now: new Date().toISOString(),
    });
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('reach the books once, or not at all', { timeout: 900_000 }, async () => {
    const ends = new Set<string>();
    for (let writes = 1; writes < MOST_WRITES; writes += STEP) {
      const { id } = await buildPatron(database.db);
      await buildFineEntry(database.db, { patron_id: id, amount: OWED });
      const isOver = await payAndDie(id, writes);
      await recover();
      ends.add(await expectWhole(database.db, id));
      if (isOver) break;
    }
    expect(await checkLedger(database.db)).toEqual([]);
    expect(ends).toContain('paid 500, back 200');
  });

  function environment() {
    return {
      LECTERN_DATA: folder,
      LECTERN_DATABASE_URL: database.url,
      LECTERN_SECRET_KEY: SECRET_KEY,
      LECTERN_LOG_LEVEL: 'silent',
    };
  }

  /** Answers whether the process came to its end before so many statements had written. */
  async function payAndDie(patronId: string, writes: number): Promise<boolean> {
    const script = join(import.meta.dirname, 'pay-until-killed.ts');
    const args = [TENANT, patronId, OWED, GIVEN_BACK, writes].map(String);
    for await (const line of startChild(script, args, environment()).lines) if (line === 'done') return true;
    return false;
  }

  /** What the next process does by itself in the hours after. */
  async function recover(): Promise<void> {
    const config = readConfig(environment());
    const clock = createTestClock(new Date().toISOString());
    const db = openDatabase({ url: database.url, durability: 'normal' });
    const deps: Deps = createDeps(config, { db, clock, isDemo: true, log: pino({ level: 'silent' }) });
    const tenant = await deps.tenants.byId(TENANT);
    for (let round = 0; tenant && round < 6; round++) {
      clock.advance(3700);
      await watchPaymentsOf(deps, tenant);
    }
    await deps.search.close();
    await db.destroy();
  }
});

/** The order is closed and nothing is booked, or what the provider has is booked once. Says how it ended. */
async function expectWhole(db: Db, patronId: string): Promise<string> {
  const orders = await db.selectFrom('payment_order').selectAll().where('patron_id', '=', patronId).execute();
  const postings = await db
    .selectFrom('ledger_posting')
    .select(['kind', 'amount'])
    .where('patron_id', '=', patronId)
    .where('kind', 'in', ['payment', 'refund'])
    .orderBy('kind')
    .execute();
  const [order, ...others] = orders;
  expect(others).toEqual([]);
  const number = order?.number ?? '';
  const given = await db
    .selectFrom('sandbox_refund')
    .select('amount')
    .where('payment_number', '=', number)
    .execute();
  const taken = await db
    .selectFrom('sandbox_payment')
    .select('amount')
    .where('number', '=', number)
    .where('state', '=', 'paid')
    .execute();
  expect(postings).toEqual([
    ...taken.map(({ amount }) => ({ kind: 'payment', amount })),
    ...given.map(({ amount }) => ({ kind: 'refund', amount })),
  ]);
  expect(order?.state ?? 'closed').toBe(taken.length > 0 ? 'paid' : 'closed');
  const reserved = db
    .selectFrom('payment_entry')
    .select('fine_id')
    .where('order_id', '=', order?.id ?? '');
  expect(await reserved.where('reserved', '=', 1).execute()).toEqual([]);
  return postings.length === 2 ? 'paid 500, back 200' : `${postings.length} postings`;
}

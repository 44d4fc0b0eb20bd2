import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { TENANT } from '../built-rows.ts';
import { createTestDatabase, describeOnEachDatabase, type TestDatabase } from '../test-database.ts';
import { testSettings } from '../test-settings.ts';
import { type ActKind, buildActs, RETURNS_OF_EACH } from './acts-to-kill.ts';
import { type Child, startChild } from './child-process.ts';

/** How often the process is killed. LECTERN_KILLS=20 for a longer run. */
const KILLS = Number(process.env.LECTERN_KILLS ?? 3);
/** Acts between two kills: no two kills come at the same point. */
const ACTS = [3, 7, 4, 11, 5, 9];

describeOnEachDatabase('circulation that is killed again and again', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let child: Child | undefined;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'lectern-killed-'));
    await putTenant(database.db, {
      id: TENANT,
      mappingPath: 'alpha',
      settings: testSettings('alpha'),
      now: new Date().toISOString(),
    });
  });
  afterEach(async () => {
    await child?.kill();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses nothing that was acknowledged, does nothing twice, and tells each reader once', async () => {
    const { db } = database;
    await buildActs(db, KILLS * 6);
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++)
      acknowledged.push(...(await circulateAndKill(ACTS[kill % 6] ?? 1)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 3);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await expectWhole(db);
    for (const act of acknowledged) await expectDone(db, act);

    await circulateToTheEnd(db);
    await expectWhole(db);
    const told = await db.selectFrom('message').select(['patron_id', 'kind']).execute();
    const arrived = await db
      .selectFrom('request')
      .select('patron_id')
      .where('kind', '=', 'reservation')
      .where('step', '=', 'reservation_arrived')
      .execute();
    expect(arrived).toHaveLength(KILLS * 6 * RETURNS_OF_EACH);
    expect(
      told
        .filter((one) => one.kind === 'requestArrived')
        .map((one) => one.patron_id)
        .sort(),
    ).toEqual(arrived.map(({ patron_id }) => patron_id).sort());
  });

  it('has its commits on the disk before they are acknowledged', async () => {
    // As the server opens it, whose default is full durability.
    const db = openDatabase({ url: database.url });
    const setting =
      kind === 'sqlite' ? sql<object>`pragma synchronous` : sql<object>`show synchronous_commit`;
    const { rows } = await setting.execute(db);
    await db.destroy();
    expect(Object.values(rows[0] ?? {})).toEqual([kind === 'sqlite' ? 2 : 'on']);
  });

  function start(): Child {
    const env = { LECTERN_DATA: folder, LECTERN_DATABASE_URL: database.url, LECTERN_LOG_LEVEL: 'silent' };
    child = startChild(join(import.meta.dirname, 'circulate-until-killed.ts'), [TENANT], env);
    return child;
  }

  /** Kills the process after so many acts; answers those that it acknowledged. */
  async function circulateAndKill(acts: number): Promise<string[]> {
    const acknowledged: string[] = [];
    const running = start();
    for await (const line of running.lines) {
      if (line === 'all done') throw new Error('nothing was left to be killed');
      acknowledged.push(line);
      if (acknowledged.length === acts) await running.kill();
    }
    return acknowledged;
  }

  /** Does what is left, and kills the process once more while it tells readers. */
  async function circulateToTheEnd(db: Db): Promise<void> {
    for await (const line of start().lines) if (line === 'all done') break;
    await until(async () => (await countMessages(db)) > 0);
    await child?.kill();
    start();
    await until(async () => (await waitingMoves(db)) === 0);
    await child?.kill();
  }
});

/** Every act happened altogether or not at all. */
async function expectWhole(db: Db): Promise<void> {
  const open = await db.selectFrom('loan').select('item_id').where('returned_at', 'is', null).execute();
  expect(new Set(open.map(({ item_id }) => item_id)).size).toBe(open.length);
  const moves = await db.selectFrom('request_move').select(['request_id', 'move']).execute();
  expect(new Set(moves.map(({ request_id, move }) => `${request_id} ${move}`)).size).toBe(moves.length);

  const handOvers = await db
    .selectFrom('request')
    .leftJoin('loan', (join) =>
      join.onRef('loan.item_id', '=', 'request.item_id').on('loan.returned_at', 'is', null),
    )
    .select(['request.step', 'request.patron_id as asker', 'request.holder_id as holder'])
    .select('loan.patron_id as reader')
    .where('request.kind', '=', 'relending')
    .execute();
  for (const { step, reader, asker, holder } of handOvers)
    expect(reader).toBe(step === 'borrowed' ? asker : holder);
  await expectEachCopyServesOne(db);
}

/** A copy that came back is kept for the first who waits for it, and for nobody else; who waits for either of two editions got the first. */
async function expectEachCopyServesOne(db: Db): Promise<void> {
  const copies = await db
    .selectFrom('item')
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request', 'request.item_id', 'item.id')
    .select(['item.bib_id', 'item.status', 'loan.id as loan', 'request.step', 'request.bib_id as served'])
    .where('item.barcode', 'like', 'RETURN-%')
    .execute();
  for (const { bib_id, status, loan, step, served } of copies)
    expect([status, step, served]).toEqual(
      loan === null ? ['on_hold_shelf', 'reservation_arrived', bib_id] : ['available', null, null],
    );
  expect(copies).toHaveLength(KILLS * 6 * RETURNS_OF_EACH);
  const back = new Set(copies.filter(({ loan }) => loan === null).map(({ bib_id }) => bib_id));
  const editions = await db
    .selectFrom('request_edition')
    .innerJoin('request', 'request.id', 'request_edition.request_id')
    .select(['request_edition.bib_id', 'request.step'])
    .execute();
  for (const { bib_id, step } of editions) if (step === 'reserving') expect(back).not.toContain(bib_id);
}

/** An act that was acknowledged is there. */
async function expectDone(db: Db, line: string): Promise<void> {
  const [act, subject] = line.split(' ') as [ActKind, string];
  if (act === 'handOver') {
    const request = db.selectFrom('request').select('step').where('id', '=', subject);
    expect(await request.executeTakeFirst()).toEqual({ step: 'borrowed' });
    return;
  }
  const loans = await db
    .selectFrom('loan')
    .innerJoin('item', 'item.id', 'loan.item_id')
    .select('loan.returned_at')
    .where('item.barcode', '=', subject)
    .execute();
  expect(loans.map(({ returned_at }) => returned_at !== null)).toEqual([act === 'return']);
}

async function countMessages(db: Db): Promise<number> {
  return (await db.selectFrom('message').select('id').execute()).length;
}

async function waitingMoves(db: Db): Promise<number> {
  const waiting = db.selectFrom('outbox_event').select('seq').where('topic', '=', 'request.moved');
  return (await waiting.execute()).length;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 120_000, interval: 100 }).toBe(true);
}

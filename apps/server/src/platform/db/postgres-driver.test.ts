import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, postgresServer, type TestDatabase } from '../../testing/test-database.ts';
import { refusalOf } from '../http/present-error.ts';
import { type Db, openDatabase } from './database.ts';
import { CommitUnknownError, ConnectionLostError } from './database-errors.ts';
import { isTransient } from './dialect.ts';
import { inTransaction } from './in-transaction.ts';

const lease = (name: string) => ({ name, owner: 'test', until: '2030-01-01T00:00:00.000Z' });

describe.skipIf(!postgresServer())('PostgreSQL that ends our connections (set LECTERN_TEST_POSTGRES)', () => {
  let database: TestDatabase;
  let db: Db;
  let outsider: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    db = database.db;
    outsider = new pg.Client({ connectionString: database.url });
    await outsider.connect();
  });
  afterAll(async () => {
    await outsider.end();
    await database.close();
  });
  beforeEach(() => db.deleteFrom('lease').execute());

  async function idOf(one: Db): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
    return rows[0]!.pid;
  }

  const end = (pid: number) => outsider.query('select pg_terminate_backend($1, 5000)', [pid]);

  async function names(): Promise<string[]> {
    const rows = await db.selectFrom('lease').select('name').orderBy('name').execute();
    return rows.map((row) => row.name);
  }

  /** Waits until that connection runs a statement which contains the text. */
  async function running(pid: number, text: string): Promise<void> {
    const query = 'select 1 from pg_stat_activity where pid = $1 and state = $2 and query ilike $3';
    await expect
      .poll(async () => (await outsider.query(query, [pid, 'active', `%${text}%`])).rowCount)
      .toBe(1);
  }

  it('runs a transaction again that lost its connection before COMMIT, and does it once', async () => {
    let runs = 0;
    await inTransaction(db, async (tx) => {
      runs += 1;
      await tx.insertInto('lease').values(lease('once')).execute();
      if (runs === 1) await end(await idOf(tx));
    });
    expect(runs).toBe(2);
    expect(await names()).toEqual(['once']);
  });

  it('runs statements again whose tables were changed by another node, alone and in a transaction', async () => {
    const named = async (tx: Db) =>
      (await tx.selectFrom('lease').selectAll().where('name', '=', 'x').execute()).length;
    for (let use = 0; use < 40; use++) await named(db);
    await outsider.query('alter table lease add column later_version text');
    expect(await named(db)).toBe(0);
    for (let use = 0; use < 40; use++) await named(db);
    await outsider.query('alter table lease drop column later_version');
    let runs = 0;
    await inTransaction(db, async (tx) => {
      runs += 1;
      await tx.insertInto('lease').values(lease('once')).execute();
      await named(tx);
    });
    expect(runs).toBeGreaterThan(1);
    expect(await names()).toEqual(['once']);
  });

  it('tells a connection that ends during a statement as a lost one, and as busy to the caller', async () => {
    const failed = await db
      .connection()
      .execute(async (one) => {
        const pid = await idOf(one);
        const asleep = sql`select pg_sleep(60)`.execute(one);
        const seen = expect(asleep).rejects.toThrow(ConnectionLostError);
        await running(pid, 'pg_sleep');
        await end(pid);
        await seen;
        return asleep;
      })
      .catch((error: unknown) => error);
    expect(isTransient(failed)).toBe(true);
    expect(refusalOf(failed)?.error).toBe(UNAVAILABLE);
  });

  it('tells a connection that ends at COMMIT as unknown, and does not run the transaction again', async () => {
    await sql`create function wait_at_commit() returns trigger language plpgsql as
      'begin if new.name = ''slow'' then perform pg_sleep(60); end if; return null; end'`.execute(db);
    await sql`create constraint trigger slow_commit after insert on lease deferrable initially deferred
      for each row execute function wait_at_commit()`.execute(db);
    let runs = 0;
    let pid = 0;
    const writing = inTransaction(db, async (tx) => {
      runs += 1;
      pid = await idOf(tx);
      await tx.insertInto('lease').values(lease('slow')).execute();
    });
    const failed = writing.catch((error: unknown) => error);
    await expect.poll(() => pid).toBeGreaterThan(0);
    await running(pid, 'commit');
    await end(pid);
    expect(await failed).toBeInstanceOf(CommitUnknownError);
    expect(refusalOf(await failed)?.error).toBe(UNAVAILABLE);
    expect(runs).toBe(1);
    expect(await names()).toEqual([]);
  });

  it('goes on when idle connections are ended', async () => {
    await Promise.all(Array.from({ length: 4 }, names));
    await outsider.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await inTransaction(db, (tx) => tx.insertInto('lease').values(lease('after')).execute());
    expect(await names()).toEqual(['after']);
  });

  it('runs one of two transactions again that wait for each other', async () => {
    await db
      .insertInto('lease')
      .values([lease('a'), lease('b')])
      .execute();
    let bothHold: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    let holders = 0;
    const change = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        const update = (name: string) =>
          tx
            .updateTable('lease')
            .set({ owner: `${first}${second}` })
            .where('name', '=', name)
            .execute();
        await update(first);
        holders += 1;
        if (holders === 2) bothHold();
        await holding;
        await update(second);
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    expect(holders).toBeGreaterThan(2);
  });

  it('is busy where no connection can be made', async () => {
    const closed = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/nobody' });
    const failed = await closed
      .selectFrom('lease')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConnectionLostError);
    expect(refusalOf(failed)?.error).toBe(UNAVAILABLE);
    await closed.destroy();
  });
});

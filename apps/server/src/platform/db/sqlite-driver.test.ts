import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { Sqlite, type SqliteFile } from './sqlite-library.ts';

let database: TestDatabase;
let outsider: SqliteFile;

beforeEach(async () => {
  database = await createTestDatabase('sqlite');
  outsider = new Sqlite(database.url);
});
afterEach(async () => {
  outsider.close();
  await database.close();
});

const lease = (name: string) => ({ name, owner: 'test', until: '2030-01-01T00:00:00.000Z' });

async function names(): Promise<string[]> {
  const rows = await database.db.selectFrom('lease').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

describe('the SQLite driver', () => {
  it('waits for a lock that another process holds without blocking the event loop', async () => {
    outsider.exec('BEGIN IMMEDIATE');
    const writing = database.db.insertInto('lease').values(lease('late')).execute();
    let turns = 0;
    for (; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await names()).toEqual([]);
    outsider.exec('COMMIT');
    await writing;
    expect(turns).toBe(20);
    expect(await names()).toEqual(['late']);
  });

  it('lets others go on while a transaction runs many statements', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await database.db.transaction().execute(async (tx) => {
      for (let count = 0; count < 2000; count++)
        await tx
          .insertInto('lease')
          .values(lease(String(count)))
          .execute();
    });
    clearInterval(others);
    expect(turns).toBeGreaterThan(2);
  });

  it('begins transactions with the write lock, so that none fails half way', async () => {
    await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('lease').selectAll().execute();
      outsider.pragma('busy_timeout = 0');
      expect(() => outsider.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
    });
  });

  it('reads what is committed while a transaction is open, and what it wrote inside it', async () => {
    await database.db.transaction().execute(async (tx) => {
      await tx.insertInto('lease').values(lease('inside')).execute();
      expect(await names()).toEqual([]);
      expect(await tx.selectFrom('lease').select('name').execute()).toEqual([{ name: 'inside' }]);
    });
    expect(await names()).toEqual(['inside']);
  });

  it('takes nothing of a transaction that fails, and lets the next one in', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('lease').values(lease('undone')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await database.db.transaction().execute((tx) => tx.insertInto('lease').values(lease('done')).execute());
    expect(await names()).toEqual(['done']);
  });

  it('runs the transactions of one process one after the other', async () => {
    await database.db.insertInto('lease').values(lease('count:0')).execute();
    const add = () =>
      database.db.transaction().execute(async (tx) => {
        const { name } = await tx.selectFrom('lease').select('name').executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await tx
          .updateTable('lease')
          .set({ name: `count:${Number(name.slice(6)) + 1}` })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await names()).toEqual(['count:20']);
  });
});

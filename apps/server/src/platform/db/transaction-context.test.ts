import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, it } from 'vitest';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import type { Db, Tx } from './database.ts';
import { OutsideTransactionError } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';

const lease = (name: string) => ({ name, owner: 'test', until: '2030-01-01T00:00:00.000Z' });

describeOnBothDatabases('a write inside a transaction', 'locks', (kind) => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom('lease').execute());

  const put = (to: Db, name: string) => to.insertInto('lease').values(lease(name)).execute();
  const names = async () =>
    (await db.selectFrom('lease').select('name').orderBy('name').execute()).map((row) => row.name);

  it('fails at once when it is given the database, and takes the transaction with it', async () => {
    const writing = inTransaction(db, async (tx) => {
      await put(tx, 'inside');
      await put(db, 'outside');
    });
    await expect(writing).rejects.toThrow(OutsideTransactionError);
    expect(await names()).toEqual([]);
  });

  it('fails at once when it opens a second transaction', async () => {
    const writing = inTransaction(db, () => inTransaction(db, (tx) => put(tx, 'second')));
    await expect(writing).rejects.toThrow(OutsideTransactionError);
    expect(await names()).toEqual([]);
  });

  it('may read through the database', async () => {
    await put(db, 'before');
    await inTransaction(db, async (tx) => {
      expect(await names()).toEqual(['before']);
      await put(tx, 'inside');
    });
    expect(await names()).toEqual(['before', 'inside']);
  });

  it('waits its turn when it comes from another caller, or from this one after the end', async () => {
    let afterwards: Promise<unknown> | undefined;
    const slow = inTransaction(db, async (tx) => {
      await put(tx, 'slow');
      await sleep(20);
    }).then(() => {
      afterwards = put(db, 'afterwards');
    });
    await Promise.all([slow, put(db, 'other')]);
    await afterwards;
    expect(await names()).toEqual(['afterwards', 'other', 'slow']);
  });

  it('cannot be given the database where a transaction is asked for', () => {
    expectTypeOf<Tx>().toExtend<Db>();
    expectTypeOf<Db>().not.toExtend<Tx>();
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { insertRows } from './insert-rows.ts';

describeOnBothDatabases('many rows', 'SQL', (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('lease').execute());

  const rows = () =>
    database.db.selectFrom('lease').select(['name', 'owner', 'until']).orderBy('name').execute();
  const until = '2030-01-01T00:00:00.000Z';

  it('keep their values by name, whatever the order of their keys', async () => {
    await insertRows(database.db, 'lease', [
      { name: 'first', owner: 'a', until },
      { until, owner: 'b', name: 'second' },
    ]);
    expect(await rows()).toEqual([
      { name: 'first', owner: 'a', until },
      { name: 'second', owner: 'b', until },
    ]);
  });

  it('are refused when one has other keys', async () => {
    const lacking = { name: 'second', until } as { name: string; until: string; owner: string };
    await expect(
      insertRows(database.db, 'lease', [{ name: 'first', owner: 'a', until }, lacking]),
    ).rejects.toThrow('a row without owner');
    const more = { name: 'second', owner: 'b', until, colour: 'red' };
    await expect(
      insertRows(database.db, 'lease', [{ name: 'first', owner: 'a', until }, more]),
    ).rejects.toThrow('a row with more than name, owner, until');
    expect(await rows()).toEqual([]);
  });

  it('replace what has the same value of one column', async () => {
    await insertRows(database.db, 'lease', [{ name: 'first', owner: 'a', until }]);
    await insertRows(database.db, 'lease', [{ owner: 'b', until, name: 'first' }], 'name');
    expect(await rows()).toEqual([{ name: 'first', owner: 'b', until }]);
  });
});

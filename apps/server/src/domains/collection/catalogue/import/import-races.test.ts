import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../../platform/db/database.ts';
import { putTenant } from '../../../../platform/tenants/tenant-store.ts';
import { type Act, atEachPoint } from '../../../../testing/at-each-point.ts';
import { buildPatron } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { localIls, withLocalSystems } from '../../../../testing/local-systems.ts';
import { marcFile, readMarcFile, type TestRecord } from '../../../../testing/marc-file.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testSettings } from '../../../../testing/test-settings.ts';
import { importRecords } from './import-records.ts';

describeOnBothDatabases('an import and a check-out at once', 'locks', (kind) => {
  const clock = createTestClock();
  let database: TestDatabase;
  let patronId = '';
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await putTenant(database.db, {
      id: TENANT,
      mappingPath: 'alpha',
      settings: testSettings('alpha'),
      now: '',
    });
    patronId = (await buildPatron(database.db)).id;
  });
  afterAll(() => database.close());

  const withoutItem = [{ number: 'a' }];
  const deleted = [{ number: 'a', status: 'd' }] as const;
  it.each([
    ['an item that leaves its record', 'check-out first', withoutItem],
    ['an item that leaves its record', 'import first', withoutItem],
    ['an item of a record that is deleted', 'check-out first', deleted],
    ['an item of a record that is deleted', 'import first', deleted],
  ] as const)('keep %s, or do not lend it (%s)', async (_what, order, file) => {
    await atEachPoint(database, async (race) => {
      for (const table of ['loan', 'item', 'bib_source', 'bib'] as const) {
        await database.db.deleteFrom(table).execute();
      }
      await bring(database.db, [{ number: 'a', items: [{ barcode: '1', library: 'MAIN' }] }]);
      await database.db.updateTable('item').set({ item_type: 'book' }).execute();
      const importing: Act = (db) => bring(db, file);
      const [first, second] = order === 'import first' ? [importing, lend] : [lend, importing];
      const outcomes = await race(first, second);
      const lent = outcomes[order === 'import first' ? 1 : 0]?.status === 'fulfilled';
      const items = await database.db.selectFrom('item').select('barcode').execute();
      expect(await database.db.selectFrom('loan').select('id').execute()).toHaveLength(lent ? 1 : 0);
      expect(items).toHaveLength(lent ? 1 : 0);
    });
  });

  function bring(db: Db, records: readonly TestRecord[]): Promise<unknown> {
    return importRecords(withLocalSystems({ db, clock }), {
      tenantId: TENANT,
      source: 'test',
      records: readMarcFile(marcFile(records)),
    });
  }

  function lend(db: Db): Promise<unknown> {
    return localIls({ db, clock }).desk.checkOut({ patronId, barcode: '1', libraryCode: 'MAIN' });
  }
});

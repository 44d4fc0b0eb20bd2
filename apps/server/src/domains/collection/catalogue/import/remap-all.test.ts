import { MAPPING_VERSION } from '@lectern/marc/bib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import { withLocalSystems } from '../../../../testing/local-systems.ts';
import { marcFile, readMarcFile } from '../../../../testing/marc-file.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { importRecords } from './import-records.ts';
import { remapAll } from './remap-all.ts';

const TENANT = '1001';

describeOnEachDatabase('remap', (kind) => {
  let database: TestDatabase;
  const clock = createTestClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const records = Array.from({ length: 120 }, (_, index) => ({
      number: `n${index}`,
      title: `Title ${index}`,
      items: [{ barcode: `b${index}` }],
    }));
    await importRecords(withLocalSystems({ db: database.db, clock }), {
      tenantId: TENANT,
      source: 'test',
      records: readMarcFile(marcFile(records)),
    });
  });
  afterAll(() => database.close());

  const run = () => remapAll(withLocalSystems({ db: database.db, clock }), { tenantId: TENANT });
  const everything = async () => ({
    bibs: await database.db.selectFrom('bib').selectAll().orderBy('id').execute(),
    items: await database.db.selectFrom('item').selectAll().orderBy('id').execute(),
    sources: await database.db.selectFrom('bib_source').selectAll().orderBy('bib_id').execute(),
  });

  it('changes nothing where the mapping is the same', async () => {
    const before = await everything();
    await database.db.deleteFrom('outbox_event').execute();
    expect(await run()).toMatchObject({ records: 120, unchanged: 120, updated: 0 });
    expect(await everything()).toEqual(before);
    expect(await database.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
  });

  it('makes bibs and items again from the stored records, under their ids, without the file', async () => {
    const before = await everything();
    const [first] = before.bibs;
    await database.db
      .updateTable('bib')
      .set({ bib: toJson({ old: true }), title: 'Old', mapping_version: MAPPING_VERSION - 1 })
      .execute();
    await database.db.updateTable('item').set({ call_number: 'OLD' }).execute();
    expect(await run()).toMatchObject({ records: 120, updated: 120, itemsUpdated: 120, itemsCreated: 0 });
    expect(await everything()).toEqual(before);
    expect(fromJson(first?.bib ?? '')).toMatchObject({ title: first?.title });
  });
});

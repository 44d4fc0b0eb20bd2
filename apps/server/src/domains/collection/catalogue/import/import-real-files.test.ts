import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMarc } from '@lectern/marc/read-marc';
import { hasProgram, sharedFile, unpack } from '@lectern/marc/testing/shared-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { withLocalSystems } from '../../../../testing/local-systems.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { importRecords } from './import-records.ts';
import type { ImportCounts } from './import-report.ts';
import { remapAll } from './remap-all.ts';

const TENANT = '1001';
const evergreen = sharedFile('evergreen-concerto');
const chinese = sharedFile('chinese-cnmarc');
const sru = sharedFile('cnmarc-dp2', 'sru-samples');
const princeton = sharedFile('princeton-marcxml', 'princeton-marcxml.tar.xz');
const broken = sharedFile('marc-edge-cases', 'marc4j-test-resources.tar.xz');
const canUnpack = hasProgram('xz') && hasProgram('tar');

describe('files of real libraries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const run = (path: string, source: string) =>
    importRecords(withLocalSystems({ db: database.db, clock: systemClock }), {
      tenantId: TENANT,
      source,
      records: readMarc(createReadStream(path)),
    });
  const bibsOf = (source: string) =>
    database.db
      .selectFrom('bib')
      .select(['control_number', 'bib'])
      .where('source', '=', source)
      .orderBy('control_number')
      .execute();

  it.skipIf(!evergreen).each<[string, Partial<ImportCounts>]>([
    ['jazz_1k.mrc', { records: 1000, created: 1000, itemsCreated: 1238 }],
    ['lul_fre_500.mrc', { records: 500, created: 500, itemsCreated: 756 }],
    ['auth-1066.mrc', { records: 1066, created: 0, skipped: { authority: 1066 } }],
    ['nepali.marc', { records: 96, created: 96 }],
    ['hebrew.marc', { records: 20, created: 20 }],
    ['FSL.marc', { records: 52, created: 52 }],
    ['oss.marc', { records: 42, created: 42 }],
    ['serials_marc21.xml', { records: 7, created: 7 }],
    ['badisbns.xml', { records: 10, created: 10 }],
  ])('evergreen-concerto %s', async (file, counts) => {
    const path = join(evergreen ?? '', file);
    expect((await run(path, file)).counts).toMatchObject({ ...counts, rejected: 0, duplicates: 0 });
    expect((await run(path, file)).counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: counts.created,
    });
  });

  it.skipIf(!chinese)(
    'chinese-cnmarc: both encodings give the same bibs, the last of each number',
    async () => {
      // 6,067 records; five control numbers come twice and one three times.
      const utf8 = await run(join(chinese ?? '', 'chinese-cnmarc-utf8.iso'), 'chinese');
      expect(utf8.counts).toMatchObject({ records: 6067, created: 6060, duplicates: 7, rejected: 0 });
      expect([...new Set(utf8.duplicateNumbers)]).toHaveLength(6);
      const before = await bibsOf('chinese');
      const gb18030 = await run(join(chinese ?? '', 'chinese-cnmarc-gb18030.iso'), 'chinese');
      expect(gb18030.counts).toMatchObject({ records: 6067, created: 0, updated: 6060 });
      expect(await bibsOf('chinese')).toEqual(before);
    },
  );

  it.skipIf(!sru)('cnmarc-dp2: four MARC dialects in answers of an SRU service', async () => {
    for (const name of ['cnmarcxml', 'unimarcxml', 'kormarcxml', 'marcxml']) {
      const { counts } = await run(join(sru ?? '', `sample_${name}.xml`), name);
      expect(counts).toMatchObject({ records: 10, created: 10, rejected: 0 });
    }
    await expect(run(join(sru ?? '', 'sample_mods.xml'), 'mods')).rejects.toMatchObject({ found: 'xml' });
  });

  it.skipIf(!princeton || !canUnpack)(
    'princeton-marcxml: every file, and mapping again changes nothing',
    async () => {
      const { folder, remove } = unpack(princeton ?? '');
      let stored = 0;
      for (const path of filesIn(folder)) stored += (await run(path, path)).counts.created;
      remove();
      expect(stored).toBeGreaterThan(140);
      expect(
        await remapAll(withLocalSystems({ db: database.db, clock: systemClock }), { tenantId: TENANT }),
      ).toMatchObject({
        updated: 0,
        rejected: 0,
      });
    },
  );

  it.skipIf(!broken || !canUnpack)(
    'marc-edge-cases: no file stops an import but one that is no MARC',
    async () => {
      const { folder, remove } = unpack(broken ?? '');
      let files = 0;
      let counted = 0;
      for (const path of filesIn(folder)) {
        files += 1;
        const report = await run(path, path).catch((error: unknown) => error);
        if (report instanceof Error) {
          expect(report.name).toBe('NotMarcError');
          continue;
        }
        const { counts } = report as Awaited<ReturnType<typeof run>>;
        const { created, duplicates, rejected, deletedUnknown, skipped } = counts;
        const others = Object.values(skipped).reduce((sum, count) => sum + count, 0);
        expect(created + duplicates + rejected + deletedUnknown + others).toBe(counts.records);
        counted += created;
      }
      remove();
      expect(files).toBe(63);
      expect(counted).toBeGreaterThan(500);
    },
  );
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

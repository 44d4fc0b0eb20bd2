import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { importRecords } from '@lectern/server/domains/collection/catalogue/import/import-records';
import { trainModel } from '@lectern/server/domains/discovery/search-index/meaning/train-model';
import { toJson } from '@lectern/server/platform/db/codecs';
import { newId } from '@lectern/server/platform/db/ids';
import { insertRows } from '@lectern/server/platform/db/insert-rows';
import type { Deps } from '@lectern/server/platform/deps';
import { buildLoanRule, buildPatronGroup } from '@lectern/server/testing/builders';
import { CREATED, TENANT } from '@lectern/server/testing/built-rows';
import { buildLibrary, buildLocation } from '@lectern/server/testing/catalogue-builders';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import { readMarcFile } from '@lectern/server/testing/marc-file';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { putSettings, testSettings } from '@lectern/server/testing/test-settings';
import { Random } from '../../search/random.ts';
import type { Sample, SourceRecord } from './records.ts';

/** The libraries of the tenant, by their names in each language. */
export const BRANCHES = [
  {
    code: 'MAIN',
    'zh-CN': '总馆',
    'zh-TW': '總館',
    'en-US': 'Main Library',
    'fr-FR': 'Bibliothèque centrale',
  },
  { code: 'EAST', 'zh-CN': '东馆', 'zh-TW': '東館', 'en-US': 'East Library', 'fr-FR': 'Bibliothèque Est' },
] as const;

const OPEN_DAYS = [1, 2, 3, 4, 5, 6];
/** How many of a hundred works have copies. */
const WITH_COPIES = 60;
const PIECES = 2000;

/** A library of real records, searched by words and meaning, with what questions need besides: copies, places, hours, rules. */
export async function openEvalLibrary(
  sample: Sample,
  seed: number,
  adapt?: (deps: Deps) => Deps,
): Promise<TestApp> {
  const app = await createTestApp(adapt ? { adapt } : {});
  const { deps } = app;
  await fillPlaces(deps);
  await importAll(deps, 'tibkat', 'marc21', sample.tibkat);
  await importAll(deps, 'chinese', 'unimarc', sample.chinese);
  await fillCopies(deps, new Random(seed + 1));
  await trainModel(deps, TENANT);
  await indexTenant(deps, TENANT);
  await openAssistant(app);
  return app;
}

/** Switches the assistant of tenant `alpha` on. */
export async function openAssistant(app: TestApp): Promise<void> {
  const settings = testSettings('alpha');
  await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' } });
  await app.deps.tenants.refresh();
}

async function fillPlaces({ db }: Deps): Promise<void> {
  for (const [position, { code, ...names }] of BRANCHES.entries()) {
    await buildLibrary(db, { code, names: toJson(names), position });
    await buildLocation(db, {
      code: `${code}-3F`,
      library_code: code,
      names: toJson({ 'zh-CN': '三楼', 'zh-TW': '三樓', 'en-US': '3rd floor', 'fr-FR': '3e étage' }),
    });
  }
  const hours = BRANCHES.flatMap(({ code }, at) =>
    OPEN_DAYS.map((weekday) => ({
      tenant_id: TENANT,
      library_code: code,
      weekday,
      hours: at === 0 ? '08:30-21:00' : '10:00-18:00',
    })),
  );
  await insertRows(db, 'opening_week', hours);
  await buildPatronGroup(db, { max_loans: 20 });
  await buildLoanRule(db);
}

async function importAll(
  deps: Deps,
  source: string,
  flavour: 'marc21' | 'unimarc',
  records: readonly SourceRecord[],
): Promise<void> {
  for (let at = 0; at < records.length; at += PIECES) {
    const piece = records.slice(at, at + PIECES);
    const file = Buffer.concat(piece.map(({ record }) => Buffer.from(writeIso2709(record))));
    await importRecords(deps, { tenantId: TENANT, source, flavour, records: readMarcFile(file) });
  }
}

/** Most works have copies, some of which are lent to readers whom nobody asks about. */
async function fillCopies({ db }: Deps, random: Random): Promise<void> {
  const now = { created_at: CREATED, updated_at: CREATED };
  const borrower = { ...now, tenant_id: TENANT, patron_group: 'undergraduate', library_code: 'MAIN' };
  const reader = newId();
  const patron = { ...borrower, id: reader, primary_id: 'R0', name: 'Reader 0', status: 'normal' as const };
  await insertRows(db, 'patron', [{ ...patron, expires_on: null, relends: 0 as const }]);
  const bibs = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', TENANT)
    .orderBy('id')
    .execute();
  const items = bibs.flatMap(({ id: bib_id }, at) => {
    if (random.below(100) >= WITH_COPIES) return [];
    return Array.from({ length: random.between(1, 3) }, (_, copy) => {
      const library_code = BRANCHES[random.below(BRANCHES.length)]?.code ?? 'MAIN';
      return {
        ...now,
        id: newId(),
        tenant_id: TENANT,
        bib_id,
        barcode: `E${at}-${copy}`,
        library_code,
        location_code: `${library_code}-3F`,
        call_number: `K${at % 900}/${at}`,
        volume: '',
        copy_number: '',
        item_type: 'book',
        status: 'available' as const,
        recalled: 0 as const,
        shelf: '',
      };
    });
  });
  await insertRows(db, 'item', items);
  const lent = items.filter(() => random.below(100) < 15);
  const loans = lent.map(({ id: item_id, bib_id }) => ({
    id: newId(),
    tenant_id: TENANT,
    patron_id: reader,
    item_id,
    bib_id,
    library_code: 'MAIN',
    checked_out_at: '2026-02-20T02:00:00.000Z',
    due_date: `2026-03-${random.between(10, 28)}`,
    returned_at: null,
    renewals: 0,
    last_renewed_at: null,
  }));
  await insertRows(db, 'loan', loans);
}

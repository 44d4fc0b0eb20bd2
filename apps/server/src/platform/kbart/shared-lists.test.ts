import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readList } from './testing/read-list.ts';

const folder = join(
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../../shared/data'),
  'kbart',
);
const isHere = existsSync(folder);
if (!isHere)
  process.stderr.write(`skipped: no ${folder} (set LECTERN_SHARED_DATA to where the shared data lies)\n`);

/** Why a file is refused, or how many rows it has, how many are left out, and its faults. */
type Expected = string | readonly [rows: number, leftOut: number, faults?: Readonly<Record<string, number>>];

/** What was counted in the files by other means, and seen by looking at them. */
const LISTS: Readonly<Record<string, Expected>> = {
  'abes/fichierTest.tsv': [6, 1, { DATE: 3, ISBN: 2, TOO_FEW_COLUMNS: 1 }],
  'cufts/doaj': [10_602, 0, { ISSN: 5, ADDRESS: 1 }],
  'ebsco-export/expected-empty-export-response.txt': 'EMPTY',
  // What titles cost, between strokes: no list of what can be read.
  'ebsco-export/expected-export-three-items-euro.txt': 'NO_COLUMNS',
  'ebsco-export/expected-export-three-items-usd.txt': 'NO_COLUMNS',
  'ebsco-export/expected-export-three-items-zero-values.txt': 'NO_COLUMNS',
  'ebsco-export/export_package_title_get_response.csv': 'NO_COLUMNS',
  'ebsco-export/holding-for-export-1.json': 'NOT_TEXT json',
  'ebsco-export/holding-for-export-2.json': 'NOT_TEXT json',
  'ebsco-export/holding-for-export-3.json': 'NOT_TEXT json',
  // Half of its lines are blank.
  'folio/Testdata_KBART_AnnualReviews.tsv': [71, 0],
  // Its online identifiers are uri://brill.com/...
  'gokb-archive-collections/Brill-DAC.tsv': [98, 0, { ISSN: 97 }],
  'gokb-archive-collections/Empty-Pkg.tsv': 'EMPTY',
  'gokb-archive-collections/brill-primary-source-prices-2018.xlsx': 'NOT_TEXT zip',
  // Names of columns with line breaks in them, prices.
  'gokb-archive-collections/brill.tsv': 'NO_COLUMNS',
  'gokb-availability/II-Title-List-2.tsv': 'NO_COLUMNS',
  'gokb-availability/availiability_test_1.tsv': [1, 0, { ISBN: 2 }],
  'gokb-availability/availiability_test_2.tsv': [3, 0, { ISBN: 4 }],
  'gokb-ebooks/CambridgeBooks_EdinburghUniversityPress.tsv': [369, 0],
  'gokb-ebooks/CambridgeBooks_EdinburghUniversityPress_utf8.tsv': [369, 0],
  'gokb-ebooks/KB_20160112210051.csv': [19, 0],
  'gokb-ebooks/KB_20160120210644.csv': [496, 0],
  'gokb-ebooks/ScienceDirectStandard_Global_EBook-AgriculturalAndBiologicalSciencesPre-2007_2016-05-23.txt': [
    262, 0,
  ],
  'gokb-ebooks/YBP1.tsv': [58, 0],
  'gokb-ebooks/YBP1_5.tsv': [44, 0],
  'gokb-ebooks/YBP_tc2.tsv': [48, 0],
  'gokb-ebooks/journals.cambridge.org_AllTitles_2015-07-14.txt': [468, 0, { ISSN: 3 }],
  'gokb-load-problems/project_muse_alltitles': [646, 0, { ISSN: 5, DATES_REVERSED: 1 }],
  // Its lines end with CR.
  'gokb-os/AnnualReviews_SciencesCollection34_2011-04-27.txt': [47, 0, { ISSN: 1 }],
  'gokb-os/cambridge-journals-nesli2-2013-01-01.txt': [263, 0],
  'gokb-os/muse_journal_metadata_2013.tsv': [578, 0, { ISSN: 3 }],
  'gokb-validation/journal_prices_test.json': 'NOT_TEXT json',
  'gokb-validation/karger_journals_test.json': 'NOT_TEXT json',
  'gokb-validation/test_archival_format.tsv': [1, 0, { ISSN: 2, ADDRESS: 1 }],
  // A blank where a tab should be.
  'gokb-validation/test_rest_import_partial_error.txt': [1, 1, { TOO_FEW_COLUMNS: 1 }],
  'gokb-validation/test_rest_import_platform_fallback.txt': [2, 0],
  'gokb-validation/test_rest_initial_access_dates.txt': [4, 0],
  'gokb-validation/test_rest_initial_no_access.txt': [2, 0],
  'gokb-validation/test_rest_update.txt': [2, 0],
  'gokb-validation/test_rest_update_conflicts.txt': [2, 0],
  'gokb-validation/test_validation_mixed_valid.txt': [2, 0],
  'gokb-validation/test_validation_monographs_errors.txt': [1, 0, { ISBN: 1 }],
  'gokb-validation/test_validation_serials_errors.txt': [1, 0, { ISSN: 1 }],
  'gokb-validation/test_validation_serials_valid.txt': [1, 0],
  'gokb/Example_Ebook_Package_Allfields_Changed.txt': [100, 0],
  'gokb/Example_Ebook_Package_Allfields_Original.txt': [100, 0],
  'gokb/Example_Ebook_Package_Changed.txt': [100, 0],
  'gokb/Example_Ebook_Package_Original.txt': [100, 0],
  'gokb/acs_legacy_archives': [36, 0],
  'gokb/brill_master_2013_2013.csv': [169, 0, { ISSN: 1 }],
  // Days are written before months, or behind them.
  'gokb/cambridge-up-master-2013.csv': [359, 0, { DATE: 375, ISSN: 6 }],
  'gokb/clean_gsa_master_2013_2013.csv': [8, 0],
  // A second line of each title has its other platform and no title.
  'gokb/package_csvbinding_1.csv': [2, 2, { NO_TITLE: 2 }],
  'gokb/package_csvbinding_2.csv': [2, 0, { ISSN: 1 }],
  'gokb/project_muse_alltitles': [647, 0, { ISSN: 5, DATES_REVERSED: 1 }],
  'gokb/wiley-full-collection-nesli2.csv': [1370, 0, { ISSN: 1 }],
  'preservation/doaj.csv': [29, 0],
  'preservation/ezb_metadata.json': 'NOT_TEXT json',
  // UTF-8 with broken characters from line 14 on.
  'preservation/gold_oa.csv': 'ENCODING utf-8',
  'preservation/hathi_serials.tsv': 'NO_COLUMNS',
  // Instead of addresses: LOCKSS_RESOLVER?eissn=...
  'preservation/kbart_CLOCKSS.txt': [24, 0, { ADDRESS: 24 }],
  'preservation/kbart_JSTOR.txt': [24, 0],
  'preservation/kbart_LOCKSS.txt': [24, 0, { ADDRESS: 24 }],
  // Two rows begin one column too far to the right.
  'preservation/kbart_Portico.txt': [21, 2, { NO_TITLE: 2 }],
  'preservation/onix_pkp_pln.csv': [58, 0, { ISSN: 1, ADDRESS: 1 }],
  'preservation/onix_scholarsportal.csv': [28, 0],
  'preservation/road.tsv': 'NO_COLUMNS',
  'preservation/zdb_fize_homepage_available.json': 'NOT_TEXT json',
  'span/holding-0.tsv': [2, 0, { ISSN: 1 }],
  'span/issn.kbart.txt': 'NO_COLUMNS',
  'span/kbart.txt.gz': 'NOT_TEXT gzip',
};

const sourceOf = (file: string) => createReadStream(join(folder, file));
const countsOf = (codes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]),
  );
async function read(source: AsyncIterable<Uint8Array>): Promise<Expected> {
  const { outcome, rows, faults } = await readList(source);
  if ('refused' in outcome) return `${outcome.refused} ${outcome.value}`.trim();
  expect(outcome.rows).toBe(rows.length);
  return [outcome.rows, outcome.rowsLeftOut, countsOf(faults.map(({ code }) => code))];
}

describe.skipIf(!isHere)('the collected lists', () => {
  it('are all in the table', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'SOURCES.md')
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
    expect(files.sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.entries(LISTS))('%s', async (file, expected) => {
    const whole = typeof expected === 'string' ? expected : [expected[0], expected[1], expected[2] ?? {}];
    expect(await read(sourceOf(file))).toEqual(whole);
  });

  it('have one with 72,056 titles', async () => {
    const source = sourceOf('span/kbart.txt.gz').pipe(createGunzip());
    expect(await read(source)).toEqual([72_056, 0, { ISSN: 190, ADDRESS: 211, DATES_REVERSED: 14 }]);
  });

  it('say the same in UTF-16 and in UTF-8', async () => {
    const [wide, narrow] = await Promise.all(
      ['', '_utf8'].map((end) =>
        readList(sourceOf(`gokb-ebooks/CambridgeBooks_EdinburghUniversityPress${end}.tsv`)),
      ),
    );
    expect(wide?.outcome).toMatchObject({ encoding: 'utf-16le' });
    expect(wide?.rows).toEqual(narrow?.rows);
  });

  it('have titles in Latin-1', async () => {
    const { outcome, rows } = await readList(sourceOf('cufts/doaj'));
    expect(outcome).toMatchObject({ encoding: 'windows-1252' });
    expect(rows[0]).toMatchObject({
      title: 'Tallinna Ülikooli Eesti Keele ja Kultuuri Instituudi Toimetised',
      printIssn: '1736-8804',
      publisher: 'Tallinna Ülikooli',
      coverage: { firstDate: '2012-01-01', lastDate: '' },
    });
  });
});

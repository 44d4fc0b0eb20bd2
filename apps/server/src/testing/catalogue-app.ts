import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { control, data } from '@lectern/marc/testing/record-builders';
import { vi } from 'vitest';
import { startBackground } from '../background.ts';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { buildLibrary, buildLocation } from './catalogue-builders.ts';
import { readMarcFile } from './marc-file.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Tenant `alpha` with a small catalogue of both formats, indexed, and its background running. */
export interface CatalogueApp extends TestApp {
  /** The ids of bibs by control number. */
  readonly ids: Readonly<Record<string, string>>;
}

const WITHIN = { timeout: 30_000, interval: 20 };

export async function createCatalogueApp(options: TestAppOptions = {}): Promise<CatalogueApp> {
  const app = await createTestApp(options);
  const { db } = app.deps;
  await buildLibrary(db);
  await buildLibrary(db, { code: 'EAST', names: '{"zh-CN":"东馆","en-US":"East Library"}', position: 1 });
  await buildLocation(db);
  for (const [source, flavour, records] of [
    ['marc21', 'marc21', MARC21],
    ['cnmarc', 'unimarc', CNMARC],
  ] as const) {
    const file = Buffer.concat(records.map((record) => writeIso2709(record)));
    await importRecords(app.deps, { tenantId: '1001', source, flavour, records: readMarcFile(file) });
  }
  const background = await startBackground(app.deps);
  const stored = await db.selectFrom('bib').select(['id', 'control_number']).execute();
  await vi.waitFor(async () => {
    const { documents } = await app.deps.search.status('1001');
    if (documents < stored.length) throw new Error('not indexed yet');
  }, WITHIN);
  return {
    ...app,
    ids: Object.fromEntries(stored.map((row) => [row.control_number, row.id])),
    async close() {
      await background.stop();
      await app.close();
    },
  };
}

/** Books about whales, one for each number, so that lists have several pages. */
export const WHALE_BOOKS = 23;

const MARC21: readonly MarcRecord[] = [
  {
    leader: '00000nam a2200000 a 4500',
    fields: [
      control('001', 'moby'),
      control('008', '200101s1851    nyu           000 1 eng d'),
      data('020', '  ', 'a9780142437247'),
      data('100', '1 ', 'aMelville, Herman,', 'd1819-1891.'),
      data('245', '10', 'aMoby-Dick, or, The whale /', 'cHerman Melville.'),
      data('264', ' 1', 'aNew York :', 'bHarper,', 'c1851.'),
      data('520', '  ', 'aA captain hunts a white whale over all oceans.'),
      data('650', ' 0', 'aWhaling', 'vFiction.'),
      data('856', '40', 'uhttps://example.org/moby', 'yRead'),
      data('952', '  ', 'pM1', 'aMAIN', 'cMAIN-3F', 'oPS2384 .M6', 'yBOOK'),
    ],
  },
  ...Array.from({ length: WHALE_BOOKS }, (_, at): MarcRecord => {
    const number = String(at + 1).padStart(2, '0');
    return {
      leader: '00000nam a2200000 a 4500',
      fields: [
        control('001', `w${number}`),
        control('008', `200101s${1980 + at}    fr            000 0 fre d`),
        data('100', '1 ', `aAuteur ${String.fromCharCode(65 + (at % 3))}`),
        data('245', '00', `aThe whale book ${number}`),
        data('264', ' 1', 'aParis :', 'bSeuil,', `c${1980 + at}.`),
      ],
    };
  }),
];

const CNMARC: readonly MarcRecord[] = [
  {
    leader: '00000nam0 2200000   450 ',
    fields: [
      control('001', 'honglou'),
      data('010', '  ', 'a978-7-02-000220-7'),
      data('100', '  ', 'a20260101d2008    em y0chiy50      ea'),
      data('101', '0 ', 'achi'),
      data('102', '  ', 'aCN'),
      data('200', '1 ', 'a红楼梦', 'f曹雪芹著'),
      data('205', '  ', 'a第3版'),
      data('210', '  ', 'a北京', 'c人民文学出版社', 'd2008'),
      data('225', '2 ', 'a中国古典文学读本丛书'),
      data('330', '  ', 'a贾府兴衰的长篇小说。'),
      data('606', '0 ', 'a章回小说', 'y中国', 'z清代'),
      data('690', '  ', 'aI242.4', 'v5'),
      data('701', ' 0', 'a曹雪芹', '4著'),
      data('905', '  ', 'aMAIN', 'bH1', 'dI242.4', 'eC17'),
    ],
  },
];

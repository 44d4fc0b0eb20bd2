import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import { expect, it } from 'vitest';
import type { TitleRow } from '../kbart/title-row.ts';
import { coverageOfWords } from './coverage-of-words.ts';
import { readMarcTitles } from './read-marc-titles.ts';

const LEADER = '00000cas a2200000 a 4500';

/** A record from lines such as `245 10 $aNature`. */
function record(lines: readonly string[], leader = LEADER): MarcRecord {
  return {
    leader,
    fields: lines.map((line) => {
      const [tag, rest] = [line.slice(0, 3), line.slice(4)];
      if (tag < '010') return { tag, value: rest };
      const [ind, ...subfields] = rest.split('$');
      return {
        tag,
        ind1: ind?.[0] ?? ' ',
        ind2: ind?.[1] ?? ' ',
        subfields: subfields.map((text) => ({ code: text.charAt(0), value: text.slice(1) })),
      };
    }),
  };
}

async function read(bytes: Uint8Array | string, mostRows?: number) {
  const rows: TitleRow[] = [];
  const faults: string[] = [];
  const outcome = await readMarcTitles(source(Buffer.from(bytes)), {
    isWebAddress: (text) => text.startsWith('https://'),
    ...(mostRows !== undefined && { mostRows }),
    async onRows(some) {
      rows.push(...some);
    },
    onFault: ({ line, column, code, value }) => faults.push(`${line} ${column} ${code} ${value}`),
  });
  return { rows, faults, outcome };
}

async function* source(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

const iso = (...records: MarcRecord[]) => Buffer.concat(records.map((one) => writeIso2709(one)));

const NATURE = record([
  '001 ssj0012345',
  '008 750823c18699999enkwr p       0   a0eng  ',
  '022 0 $a1476-4687',
  '245 00$aNature.',
  '264  1$aLondon :$bMacmillan,$c1869-',
  '362 0 $aVol. 1, no. 1 (Nov. 4, 1869)-',
  '506 0 $aOpen to all.',
  '776 08$iPrint version:$tNature$x0028-0836$w(DLC)12037118',
  '780 00$tOld Nature$w(SSID)ssj0000001',
  '856 40$3v.1 (1869)-$uhttps://www.nature.com/nature$zFor members only',
  '856 40$uhttps://archive.example.org/nature$zSome issues of 1990 to 1995, with gaps',
  '856 42$3Table of contents$uhttps://toc.example.org/',
]);

it('reads a row for each address of a title, with the coverage that is certain', async () => {
  const { rows, faults, outcome } = await read(iso(NATURE));
  const alike = {
    line: 1,
    title: 'Nature',
    kind: 'serial',
    printIssn: '0028-0836',
    onlineIssn: '1476-4687',
    titleId: 'ssj0012345',
    publisher: 'Macmillan',
    access: 'free',
    precedingId: 'ssj0000001',
    depth: 'fulltext',
  };
  expect(rows).toMatchObject([
    {
      ...alike,
      address: 'https://www.nature.com/nature',
      coverage: { ...NO_COVERAGE, firstDate: '1869', firstVolume: '1' },
      notes: 'For members only',
    },
    {
      ...alike,
      address: 'https://archive.example.org/nature',
      coverage: NO_COVERAGE,
      notes: 'Some issues of 1990 to 1995, with gaps',
    },
  ]);
  expect(rows).toHaveLength(2);
  expect(faults).toEqual(['1 856 COVERAGE Some issues of 1990 to 1995, with gaps']);
  expect(outcome).toEqual({ encoding: 'utf-8' });
});

it('reads books, of MARCXML too, and tells wrong numbers and addresses', async () => {
  const book = record(
    [
      '001 b1',
      '020   $a9787030000002 (electronic bk.)',
      '020   $a9780306406157 (print)',
      '020   $a9780306406158',
      '100 1 $aMelville, Herman',
      '245 10$aWhales /$cHerman Melville',
      '250   $a2nd ed.',
      '264  1$aBoston :$bSea Press,$c2001',
      '856 40$uhttp://intranet/whales',
      '856 40$uhttps://books.example.org/whales',
    ],
    '00000cam a2200000 a 4500',
  );
  const { rows, faults } = await read(
    `<collection xmlns="http://www.loc.gov/MARC21/slim">${writeMarcXml(book)}</collection>`,
  );
  expect(rows).toMatchObject([
    {
      title: 'Whales',
      kind: 'monograph',
      onlineIsbn: '9787030000002',
      printIsbn: '9780306406157',
      firstAuthor: 'Melville, Herman',
      edition: '2nd ed.',
      publishedOn: '2001',
      depth: 'ebook',
      address: 'https://books.example.org/whales',
    },
  ]);
  expect(faults).toEqual(['1 020 ISBN 9780306406158', '1 856 ADDRESS http://intranet/whales']);
});

it('reads UNIMARC as such', async () => {
  const { rows } = await read(
    iso(
      record(
        [
          '001 cn1',
          '011   $a1000-0119',
          '100   $a19990101a19809999em y0chiy0110    ea',
          '200 1 $a海洋学报',
          '210   $a北京$c海洋出版社$d1980-',
          '452  0$x0253-4193',
          '856 4 $uhttps://cn.example.org/hyxb$z1980年至今',
        ],
        '00000nas  2200000   450 ',
      ),
    ),
  );
  expect(rows).toMatchObject([
    {
      title: '海洋学报',
      kind: 'serial',
      onlineIssn: '1000-0119',
      printIssn: '0253-4193',
      publisher: '海洋出版社',
      coverage: { firstDate: '1980', lastDate: '' },
      notes: '',
    },
  ]);
});

it('leaves out deleted records and those that describe nothing, and refuses files that are cut or none', async () => {
  const deleted = { ...NATURE, leader: '00000das a2200000 a 4500' };
  const authority = record(['001 a1', '100 1 $aSomebody'], '00000nz  a2200000n  4500');
  const nameless = record(['001 n1', '022   $a1476-4687']);
  const { rows, faults } = await read(iso(deleted, authority, nameless, NATURE));
  expect(rows.map(({ line }) => line)).toEqual([4, 4]);
  expect(faults.slice(0, 3)).toEqual(['1  DELETED ', '2  RECORD authority', '3 245 NO_TITLE n1']);
  const whole = iso(NATURE, NATURE);
  expect((await read(whole.subarray(0, whole.length - 200))).outcome).toMatchObject({ refused: 'CUT' });
  const xml = `<collection xmlns="http://www.loc.gov/MARC21/slim">${writeMarcXml(NATURE)}`;
  expect((await read(`${xml}${writeMarcXml(NATURE).slice(0, 300)}`)).outcome).toMatchObject({
    refused: 'CUT',
  });
  expect((await read(iso(deleted))).outcome).toMatchObject({ refused: 'EMPTY' });
  expect((await read('<feed><entry/></feed>')).outcome).toEqual({
    refused: 'NOT_TEXT',
    line: 0,
    value: 'xml',
  });
  expect((await read(iso(NATURE), 1)).outcome).toMatchObject({ refused: 'TOO_MANY_ROWS' });
});

it.each([
  ['1995-2003', '1995', '2003'],
  ['1995-', '1995', ''],
  ['1995 - present', '1995', ''],
  ['Full text available from ScienceDirect: 1995 to 2003.', '1995', '2003'],
  ['Available from 1995 until 2003', '1995', '2003'],
  ['since 1995', '1995', ''],
  ['Jan. 1995–Dec. 2003', '1995-01', '2003-12'],
  ['1995-01-15 to 2003-02', '1995-01-15', '2003-02'],
  ['1995年至今', '1995', ''],
  ['1995年3月-2003年', '1995-03', '2003'],
])('knows the span of "%s"', (text, firstDate, lastDate) => {
  expect(coverageOfWords(text)).toEqual({ ...NO_COVERAGE, firstDate, lastDate });
});

it('knows volumes and issues beside dates', () => {
  expect(coverageOfWords('Vol. 2, no. 1 (Mar. 1996)-v. 9 (2003)')).toEqual({
    ...NO_COVERAGE,
    firstDate: '1996-03',
    firstVolume: '2',
    firstIssue: '1',
    lastDate: '2003',
    lastVolume: '9',
  });
  expect(coverageOfWords('v.1:no.2 (1995)-')).toMatchObject({ firstVolume: '1', firstIssue: '2' });
  expect(coverageOfWords('第3卷第1期(1995)-')).toMatchObject({ firstVolume: '3', firstIssue: '1' });
});

it.each([
  '',
  '1995',
  '1995-03',
  '2003-1995',
  '1995-1999; 2001-',
  '1995-1999, 2001-2003',
  'v.1-v.9',
  'Table of contents',
  'selected issues 1995-',
  '1995- (with gaps)',
  'Available from 1995 to 2003 with a delay',
  `${'1'.repeat(400)}-`,
])('takes "%s" for no span', (text) => {
  expect(coverageOfWords(text)).toBeUndefined();
});

import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeGb18030 } from './testing/encode-gb18030.ts';
import { inPieces, readList } from './testing/read-list.ts';
import type { TitleRow } from './title-row.ts';

/** The columns of KBART, and what each has of a row. */
const COLUMNS: Readonly<Record<string, (row: TitleRow) => string>> = {
  publication_title: ({ title }) => title,
  print_identifier: ({ printIssn, printIsbn }) => printIssn || printIsbn,
  online_identifier: ({ onlineIssn, onlineIsbn }) => onlineIssn || onlineIsbn,
  date_first_issue_online: ({ coverage }) => coverage.firstDate,
  num_first_vol_online: ({ coverage }) => coverage.firstVolume,
  num_first_issue_online: ({ coverage }) => coverage.firstIssue,
  date_last_issue_online: ({ coverage }) => coverage.lastDate,
  num_last_vol_online: ({ coverage }) => coverage.lastVolume,
  num_last_issue_online: ({ coverage }) => coverage.lastIssue,
  title_url: ({ address }) => address,
  first_author: ({ firstAuthor }) => firstAuthor,
  title_id: ({ titleId }) => titleId,
  embargo_info: ({ coverage }) => coverage.embargo,
  coverage_depth: ({ depth }) => ({ selected: 'Selected Articles' })[depth as string] ?? depth,
  notes: ({ notes }) => notes,
  publisher_name: ({ publisher }) => publisher,
  publication_type: ({ kind }) => kind,
  date_monograph_published_print: ({ publishedOn }) => publishedOn,
  monograph_volume: ({ volume }) => volume,
  monograph_edition: ({ edition }) => edition,
  first_editor: ({ firstEditor }) => firstEditor,
  parent_publication_title_id: ({ parentId }) => parentId,
  preceding_publication_title_id: ({ precedingId }) => precedingId,
  access_type: ({ access }) => ({ paid: 'P', free: 'F', '': '' })[access],
};

const LETTERS: Readonly<Record<TableEncoding, string>> = {
  'utf-8': 'aZ9 é中𝄞ß',
  'utf-16le': 'aZ9 é中𝄞ß',
  'utf-16be': 'aZ9 é中𝄞ß',
  gb18030: 'aZ9 中国文张三',
  'windows-1252': 'aZ9 éüß€’',
};
const encode = (text: string, encoding: TableEncoding): Buffer => {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding === 'gb18030') return encodeGb18030(text);
  return Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1');
};

/** Texts with what could be taken for the structure of a table. */
const textOf = (letters: string, isNeeded = false) =>
  fc
    .array(fc.constantFrom(...Array.from(letters), '"', ',', ';', "'"), {
      minLength: isNeeded ? 1 : 0,
      maxLength: 12,
    })
    .map((signs) => signs.join('').replace(/ +/g, ' ').trim())
    .filter((text) => !isNeeded || text !== '');
const number = fc.constantFrom('', '1', '12', '1-2', 'A3');

const rowsOf = (letters: string) => {
  const text = textOf(letters);
  const row = fc.record({
    line: fc.constant(0),
    title: textOf(letters, true),
    kind: fc.constantFrom('serial' as const, 'monograph' as const),
    ...Object.fromEntries(
      ['printIssn', 'onlineIssn'].map((key) => [key, fc.constantFrom('', '0066-4146', '1553-040X')]),
    ),
    printIsbn: fc.constant(''),
    onlineIsbn: fc.constant(''),
    coverage: fc.record({
      ...NO_COVERAGE,
      firstDate: fc.constantFrom('', '1963', '1998-04', '2001-02-03'),
      firstVolume: number,
      firstIssue: number,
      lastDate: fc.constantFrom('', '2001', '2012-10'),
      lastVolume: number,
      lastIssue: number,
      embargo: fc.constantFrom('', 'P1Y', 'R10Y;P30D'),
    }),
    address: fc.constantFrom('', 'https://example.org/a?b=c;d,e'),
    titleId: fc.constantFrom('', 'id-1', '007'),
    firstAuthor: text,
    firstEditor: text,
    publisher: text,
    depth: fc.constantFrom('', 'fulltext', 'selected', 'abstracts', 'ebook', 'video', 'other'),
    notes: text,
    access: fc.constantFrom('', 'paid', 'free'),
    publishedOn: fc.constantFrom('', '2007', '2015-03-04'),
    edition: fc.constantFrom('', '2nd'),
    volume: number,
    parentId: fc.constantFrom('', 'ser'),
    precedingId: fc.constantFrom('', 'old'),
  });
  return fc.array(row as unknown as fc.Arbitrary<TitleRow>, { minLength: 1, maxLength: 5 });
};

/** All cells quoted as in CSV; between tabs only where a reader would take the quotes of the text for such. */
const cellOf = (text: string, delimiter: string, isQuoted: boolean) =>
  isQuoted || text.startsWith('"') || (delimiter !== '\t' && /[",;]/.test(text))
    ? `"${text.replaceAll('"', '""')}"`
    : text;

const list = fc.constantFrom(...(Object.keys(LETTERS) as TableEncoding[])).chain((encoding) =>
  fc.record({
    encoding: fc.constant(encoding),
    rows: rowsOf(LETTERS[encoding]),
    columns: fc.shuffledSubarray(Object.keys(COLUMNS), { minLength: Object.keys(COLUMNS).length }),
    delimiter: fc.constantFrom('\t', ',', ';'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    isQuoted: fc.boolean(),
    isEnded: fc.boolean(),
    hasMark: fc.boolean(),
    pieceSize: fc.integer({ min: 1, max: 400 }),
  }),
);

describe('a list', () => {
  it('is read as it was written, in any encoding, order of columns and form of table', async () => {
    await fc.assert(
      fc.asyncProperty(list, async (one) => {
        const { encoding, rows, columns, delimiter, lineEnd, isQuoted } = one;
        const lineOf = (values: readonly string[]) =>
          values.map((value) => cellOf(value, delimiter, isQuoted)).join(delimiter);
        const lines = [columns, ...rows.map((row) => columns.map((name) => COLUMNS[name]?.(row) ?? ''))];
        const mark = one.hasMark && encoding.startsWith('utf') ? '\ufeff' : '';
        const text = mark + lines.map(lineOf).join(lineEnd) + (one.isEnded ? lineEnd : '');
        const read = await readList(inPieces(encode(text, encoding), one.pieceSize), { encoding });
        expect(read.outcome).toEqual({
          encoding,
          delimiter,
          unknownColumns: [],
          rows: rows.length,
          rowsLeftOut: 0,
        });
        expect(read.faults).toEqual([]);
        expect(read.rows).toEqual(rows.map((row, at) => ({ ...row, line: at + 2 })));
      }),
    );
  });

  it('of any bytes comes to an end without an error', async () => {
    const pieces = fc.constantFrom(
      'title\tissn',
      'title,issn',
      '\n',
      '\r',
      '\t',
      ',',
      '"',
      'A',
      '\xff',
      '\0',
      '\xd6\xd0',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        async (parts, size) => {
          const { outcome, rows } = await readList(inPieces(Buffer.from(parts.join(''), 'latin1'), size));
          expect('refused' in outcome || outcome.rows === rows.length).toBe(true);
        },
      ),
    );
  });

  it('of 80,000 lines is read to its end', async () => {
    const count = 80_000;
    async function* source() {
      yield Buffer.from('publication_title\tonline_identifier\ttitle_id\n');
      for (let at = 0; at < count; at += 1000)
        yield Buffer.from(
          Array.from({ length: 1000 }, (_, place) => `标题 ${at + place}\t0066-4146\t${at + place}\n`).join(
            '',
          ),
        );
    }
    const { outcome, rows } = await readList(source());
    expect(outcome).toMatchObject({ rows: count, rowsLeftOut: 0 });
    expect(
      rows.every(
        ({ titleId, line, title }, at) => Number(titleId) === at && line === at + 2 && title === `标题 ${at}`,
      ),
    ).toBe(true);
  }, 60_000);
});

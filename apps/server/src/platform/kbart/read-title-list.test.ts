import { describe, expect, it } from 'vitest';
import { inPieces, readList } from './testing/read-list.ts';

const HEAD =
  'publication_title\tprint_identifier\tonline_identifier\tdate_first_issue_online\tnum_first_vol_online\tnum_first_issue_online\tdate_last_issue_online\tnum_last_vol_online\tnum_last_issue_online\ttitle_url\tfirst_author\ttitle_id\tembargo_info\tcoverage_depth\tnotes\tpublisher_name\tpublication_type\tdate_monograph_published_print\tdate_monograph_published_online\tmonograph_volume\tmonograph_edition\tfirst_editor\tparent_publication_title_id\tpreceding_publication_title_id\taccess_type';

const fileOf = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
/** A list of a title, a first and a last date, an embargo and an address. */
const SHORT = 'title\tissn\tdate_first_issue_online\tdate_last_issue_online\tembargo_info\ttitle_url';

describe('a list of titles', () => {
  it('of KBART II has all that it says of a serial and of a monograph', async () => {
    const { outcome, rows, faults } = await readList(
      fileOf(
        HEAD,
        'Annals\t0066-4146\t15454282\t1963\t1\t1\t1999-12\t37\t4\thttps://example.org/a\t\tann\tr10y;p1y\tFull Text\tEvery year\tExample Press\tSerial\t\t\t\t\t\t\told\tP',
        'A Book\t0-306-40615-2\t978-3-16-148410-0\t\t\t\t\t\t\thttps://example.org/b\tLi\tb1\t\tebook\t\tExample Press\tmonograph\t2007-02\t2015-03-04\t8\t2nd\tTock\tser\t\tF',
      ),
    );
    expect(outcome).toEqual({
      encoding: 'utf-8',
      delimiter: '\t',
      unknownColumns: [],
      rows: 2,
      rowsLeftOut: 0,
    });
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        title: 'Annals',
        kind: 'serial',
        printIssn: '0066-4146',
        onlineIssn: '1545-4282',
        printIsbn: '',
        onlineIsbn: '',
        coverage: {
          firstDate: '1963',
          firstVolume: '1',
          firstIssue: '1',
          lastDate: '1999-12',
          lastVolume: '37',
          lastIssue: '4',
          embargo: 'R10Y;P1Y',
        },
        address: 'https://example.org/a',
        titleId: 'ann',
        firstAuthor: '',
        firstEditor: '',
        publisher: 'Example Press',
        depth: 'fulltext',
        notes: 'Every year',
        access: 'paid',
        publishedOn: '',
        edition: '',
        volume: '',
        parentId: '',
        precedingId: 'old',
      },
      expect.objectContaining({
        line: 3,
        kind: 'monograph',
        printIsbn: '9780306406157',
        onlineIsbn: '9783161484100',
        printIssn: '',
        firstAuthor: 'Li',
        firstEditor: 'Tock',
        depth: 'ebook',
        publishedOn: '2007-02',
        edition: '2nd',
        volume: '8',
        parentId: 'ser',
        access: 'free',
      }),
    ]);
  });

  it.each([
    ['semicolons', 'Publication Title;PRINT-IDENTIFIER\n"A; ""B""";0066-4146\n', 'A; "B"', ';'],
    ['commas', 'Print Identifier,publication title\n0066-4146,"A, B"\n', 'A, B', ','],
    ['commas with a line break in quotes', 'title,issn\n"A\nB",0066-4146\n', 'A B', ','],
    ['tabs and quotes around a value', 'title\tissn\n"A ""B"""\t0066-4146\n', 'A "B"', '\t'],
    ['tabs and quotes within a value', 'title\tissn\n"A" and B\t0066-4146\n', '"A" and B', '\t'],
    ['tabs and a quote that does not close', 'title\tissn\n"A\t0066-4146\n', '"A', '\t'],
    ['tabs and two quoted words', 'title\tissn\n"A" or "B"\t0066-4146\n', '"A" or "B"', '\t'],
    ['CR as line ends', 'title\tissn\rA\t0066-4146\r', 'A', '\t'],
    ['CRLF as line ends', 'title\tissn\r\nA\t0066-4146\r\n', 'A', '\t'],
    ['CR within a line', 'title\tissn\nA\rB\t0066-4146\n', 'A B', '\t'],
    [
      'lines above the names',
      'SO Name,Master\r\nProvider,Brill\r\n\r\ntitle,issn\r\nA,0066-4146\r\n',
      'A',
      ',',
    ],
    ['no line end at the end', 'title\tissn\nA\t0066-4146', 'A', '\t'],
    ['blank lines', 'title\tissn\n\nA\t0066-4146\n\t\n \n\u001a', 'A', '\t'],
    ['Chinese names', '刊名,ISSN,网址\n文学,0066-4146,\n', '文学', ','],
  ])('may have %s', async (_name, text, title, delimiter) => {
    for (const size of [1, 3, text.length * 3]) {
      const { outcome, rows } = await readList(inPieces(Buffer.from(text), size));
      expect(outcome).toMatchObject({ delimiter, rows: 1, rowsLeftOut: 0 });
      expect(rows).toMatchObject([{ title, printIssn: '0066-4146' }]);
    }
  });

  it('says which columns are not used', async () => {
    const { outcome, rows } = await readList(
      'Title #\tTitle\tISBN\tcoverage_notes\tnotes\tzdb_id\t\n1\tA\t9783161484100\tx\ty\t2\t\n',
    );
    expect(outcome).toMatchObject({ unknownColumns: ['Title #', 'coverage_notes', 'zdb_id'] });
    expect(rows).toMatchObject([{ title: 'A', notes: 'y', kind: 'monograph', onlineIsbn: '9783161484100' }]);
  });

  it('of CUFTS has an embargo in columns', async () => {
    const { rows, faults } = await readList(
      'title\te_issn\tembargo_months\tcurrent_years\nA\t15454282\t6\t10\nB\t15454282\t0\t\nC\t15454282\tsix\t\n',
    );
    expect(rows.map(({ coverage }) => coverage.embargo)).toEqual(['R10Y;P6M', '', '']);
    expect(faults).toEqual([{ line: 4, column: 'embargo_months', code: 'EMBARGO', value: 'six' }]);
  });

  it('has texts in one line, composed, and without what turns or hides text', async () => {
    const { rows } = await readList(
      'title\tissn\n Zoe\u0308 \u202e<b>&amp;\u0019 \u00a0x\u0007\ufeff\t0066-4146\n',
    );
    expect(rows[0]?.title).toBe('Zoë <b>&amp; x');
  });

  it('has the kind that its row says or that its values speak for', async () => {
    const { rows } = await readList(
      fileOf(
        'title\tonline_identifier\tauthor\tedition\tpublication_type\tdate_first_issue_online',
        'A\t\t\t\tJournal\t',
        'B\t\t\t\tE-Book\t',
        'C\t9783161484100\t\t\t\t',
        'D\t0066-4146\t\t2\t\t',
        'E\t\tLi\t\tother\t',
        'F\t\tLi\t\t\t1990',
        'G\t\t\t\t\t',
      ),
    );
    expect(rows.map(({ title, kind }) => title + kind[0]).join(' ')).toBe('As Bm Cm Ds Em Fs Gs');
  });

  it.each([
    ['present', ''],
    ['', ''],
    ['9999', ''],
    ['2001-2-3', '2001-02-03'],
  ])('ends with %j', async (last, lastDate) => {
    const { rows, faults } = await readList(fileOf(SHORT, `A\t\t1990\t${last}\t\t`));
    expect(rows[0]?.coverage).toMatchObject({ firstDate: '1990', lastDate });
    expect(faults).toEqual([]);
  });

  it('goes on where an archive has come to a volume', async () => {
    const { rows } = await readList('title\tissn\tnum_last_vol_online\nA\t\t10(present)\nB\t\t10\n');
    expect(rows.map(({ coverage }) => coverage.lastVolume)).toEqual(['', '10']);
  });

  it('is handed on in batches while it is read', async () => {
    const lines = Array.from({ length: 1234 }, (_, at) => `Title ${at}\t0066-4146`);
    const { batches, rows } = await readList(fileOf('title\tissn', ...lines));
    expect(batches).toEqual([500, 500, 234]);
    expect(rows.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 2));
  });

  it('is not read further while its rows are taken', async () => {
    let read = 0;
    async function* source() {
      yield Buffer.from('title\tissn\n');
      for (; read < 40; read++) yield Buffer.from('A title\t0066-4146\n'.repeat(1000));
    }
    const takes: number[] = [];
    await readList(source(), { onRows: async () => void takes.push(read) });
    expect(takes[0]).toBeLessThan(8);
    expect(takes.at(-1)).toBe(40);
  });

  it('lets other work have its turn', async () => {
    let turns = 0;
    const timer = { isOn: true };
    const turn = () => {
      turns++;
      if (timer.isOn) setImmediate(turn);
    };
    setImmediate(turn);
    await readList(fileOf('title\tissn', ...Array.from({ length: 10_000 }, () => 'A title\t0066-4146')));
    timer.isOn = false;
    expect(turns).toBeGreaterThanOrEqual(100);
  });
});

import { describe, expect, it } from 'vitest';
import { LONGEST_LINE } from './limits.ts';
import { readList } from './testing/read-list.ts';

const HEAD =
  'title\tprint_identifier\tonline_identifier\tdate_first_issue_online\tdate_last_issue_online\tembargo_info\ttitle_url\tnotes';
/** Row 2 of a list, with one column set. */
const ROW = {
  title: 'A',
  print: '',
  online: '0066-4146',
  first: '1990',
  last: '',
  embargo: '',
  url: '',
  notes: '',
};
const rowOf = (values: Partial<typeof ROW>) => Object.values({ ...ROW, ...values }).join('\t');
const read = (values: Partial<typeof ROW>) => readList(`${HEAD}\n${rowOf(values)}\n`);

describe('a fault of a value', () => {
  it.each([
    [{ first: '1998-13-45' }, 'DATE', 'date_first_issue_online', '1998-13-45'],
    [{ first: '02/01/2013' }, 'DATE', 'date_first_issue_online', '02/01/2013'],
    [{ last: 'soon' }, 'DATE', 'date_last_issue_online', 'soon'],
    [{ last: '1989' }, 'DATES_REVERSED', 'date_last_issue_online', '1990 > 1989'],
    [{ print: '0066-4147' }, 'ISSN', 'print_identifier', '0066-4147'],
    [{ print: '978-3-16-148410-1' }, 'ISBN', 'print_identifier', '978-3-16-148410-1'],
    [{ print: '978-2-503-58236-' }, 'ISBN', 'print_identifier', '978-2-503-58236-'],
    [{ print: 'uri://brill.com/mco' }, 'ISSN', 'print_identifier', 'uri://brill.com/mco'],
    [{ embargo: '1 year' }, 'EMBARGO', 'embargo_info', '1 year'],
    [{ url: 'LOCKSS_RESOLVER?issn=0066-4146' }, 'ADDRESS', 'title_url', 'LOCKSS_RESOLVER?issn=0066-4146'],
    [{ url: 'javascript:alert(1)' }, 'ADDRESS', 'title_url', 'javascript:alert(1)'],
    [
      { url: `https://example.org/${'x'.repeat(2000)}` },
      'TOO_LONG',
      'title_url',
      `https://example.org/${'x'.repeat(80)}`,
    ],
    [{ notes: '𝄞'.repeat(1500) }, 'TOO_LONG', 'notes', '𝄞'.repeat(100)],
  ])('%j leaves out the value and keeps the row', async (values, code, column, value) => {
    const { outcome, rows, faults } = await read(values);
    expect(outcome).toMatchObject({ rows: 1, rowsLeftOut: 0 });
    expect(faults).toEqual([{ line: 2, column, code, value }]);
    const [row] = rows;
    expect(Object.values({ ...row, ...row?.coverage })).not.toContain(value);
    expect(row?.onlineIssn).toBe('0066-4146');
  });

  it('of the end of a coverage does not make it go on to the present', async () => {
    for (const last of ['soon', '1989']) {
      const { rows } = await read({ last, embargo: 'P1Y' });
      expect(rows[0]?.coverage).toMatchObject({ firstDate: '', lastDate: '', embargo: 'P1Y' });
    }
  });

  it('is not that a value says that there is none', async () => {
    const { rows, faults } = await read({ print: 'n/a', url: '-', embargo: 'None', last: 'present' });
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([{ printIssn: '', address: '', coverage: { embargo: '', lastDate: '' } }]);
  });
});

describe('a fault of a row', () => {
  it.each([
    [rowOf({ title: '' }), 'NO_TITLE', 'title'],
    [rowOf({ title: ' \u202e' }), 'NO_TITLE', 'title'],
    ['A\t0066-4146', 'TOO_FEW_COLUMNS', ''],
    [`\t${rowOf({ notes: 'x' })}`, 'TOO_MANY_COLUMNS', ''],
    [rowOf({ notes: 'x'.repeat(LONGEST_LINE) }), 'LINE_TOO_LONG', ''],
    ['x'.repeat(300_000), 'LINE_TOO_LONG', ''],
  ])('leaves it out and keeps the others', async (line, code, column) => {
    const { outcome, rows, faults } = await readList(
      `${HEAD}\n${rowOf({})}\n${line}\n${rowOf({ title: 'B' })}\n`,
    );
    expect(outcome).toMatchObject({ rows: 2, rowsLeftOut: 1 });
    expect(rows.map(({ line: at, title }) => `${at} ${title}`)).toEqual(['2 A', '4 B']);
    expect(faults.map((fault) => [fault.line, fault.code, fault.column])).toEqual([[3, code, column]]);
  });

  it('is a title that is too long', async () => {
    const { outcome, faults } = await read({ title: 'x'.repeat(1001) });
    expect(outcome).toMatchObject({ rows: 0, rowsLeftOut: 1 });
    expect(faults.map(({ code }) => code)).toEqual(['TOO_LONG', 'NO_TITLE']);
  });

  it('is not that empty columns at the end are missing which nobody uses, or are too many', async () => {
    const { outcome } = await readList('title\tissn\tfull_coverage\tdate\nA\t\nB\t\tx\nC\t\tx\ty\t\t \n');
    expect(outcome).toMatchObject({ rows: 3, rowsLeftOut: 0 });
  });

  it('with a quote that does not close costs no other rows', async () => {
    const others = Array.from({ length: 400 }, (_, at) => `Another title with some length ${at},0066-4146`);
    const { outcome, rows, faults } = await readList(
      `title,issn\n"A,0066-4146\n${others.join('\n')}\n${others.join('\n')}\n`,
    );
    expect(outcome).toMatchObject({ rows: 801, rowsLeftOut: 0 });
    expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['"A', 'Another title with some length 0']);
    expect(faults).toEqual([]);
  });
});

const GOOD = `${HEAD}\n${rowOf({})}\n`;
const refusalOf = async (bytes: string | Uint8Array) => (await readList(bytes)).outcome;

describe('a file is refused', () => {
  it.each<[string, string | Uint8Array, object]>([
    ['without bytes', '', { refused: 'EMPTY' }],
    ['of blank lines', ' \n\t\n', { refused: 'EMPTY' }],
    ['with names of columns and no rows', `${HEAD}\n\n`, { refused: 'EMPTY' }],
    ['without names of columns', `${rowOf({})}\n`.repeat(50), { refused: 'NO_COLUMNS' }],
    ['with a title only', 'title\tpublisher\nA\tB\n', { refused: 'NO_COLUMNS' }],
    ['without a title', 'online_identifier\n0066-4146\n', { refused: 'NO_COLUMNS' }],
    ['with a column twice', `${HEAD}\tNotes\n`, { refused: 'COLUMN_TWICE', line: 1, value: 'Notes' }],
    [
      'with two columns of one meaning',
      'title\turl\tjournal_url\n',
      { refused: 'COLUMN_TWICE', value: 'journal_url' },
    ],
    ['with too many columns', `${HEAD}${'\tx'.repeat(100)}\n`, { refused: 'TOO_MANY_COLUMNS', value: '108' }],
    ['that is cut in a row', `${GOOD}B\t\t0066-41`, { refused: 'CUT', line: 3 }],
    [
      'that is cut in a character',
      Buffer.concat([Buffer.from(`${HEAD}\nZo\u00eb`), Buffer.from([0xe6])]),
      { refused: 'CUT', line: 2, value: 'utf-8' },
    ],
    ['of PDF', '%PDF-1.7\n', { refused: 'NOT_TEXT', value: 'pdf' }],
    ['of XLSX', Buffer.from('PK\x03\x04\x14\0', 'latin1'), { refused: 'NOT_TEXT', value: 'zip' }],
    ['of HTML', '\ufeff\n<!DOCTYPE html><html>', { refused: 'NOT_TEXT', value: 'html' }],
    ['of HTML in UTF-16', Buffer.from('\ufeff<html>', 'utf16le'), { refused: 'NOT_TEXT', value: 'html' }],
    ['of JSON', '{"publication_title": "A"}', { refused: 'NOT_TEXT', value: 'json' }],
    ['of other bytes', Buffer.alloc(1000, 'a\x01\x02b'), { refused: 'NOT_TEXT', value: 'binary' }],
  ])('%s', async (_name, bytes, refusal) => {
    expect(await refusalOf(bytes)).toMatchObject(refusal);
  });

  it('with more rows than may be read, of which blank lines are none', async () => {
    const { outcome } = await readList('title\tissn\nA\t\n\n\t\nB\n', { mostRows: 2 });
    expect(outcome).toMatchObject({ rows: 1, rowsLeftOut: 1 });
    const { outcome: refusal } = await readList('title\tissn\nA\t\nB\nC\t\n', { mostRows: 2 });
    expect(refusal).toEqual({ refused: 'TOO_MANY_ROWS', line: 4, value: '2' });
  });

  it('before the rest of it is read', async () => {
    let isClosed = false;
    async function* source() {
      try {
        for (;;) yield Buffer.from('%PDF');
      } finally {
        isClosed = true;
      }
    }
    expect((await readList(source())).outcome).toMatchObject({ refused: 'NOT_TEXT' });
    expect(isClosed).toBe(true);
  });
});

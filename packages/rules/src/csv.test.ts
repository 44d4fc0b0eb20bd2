import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('begins with a byte order mark and ends every row with CRLF', () => {
    expect(
      toCsv([
        ['Title', 'Renewals'],
        ['红楼梦', 2],
      ]),
    ).toBe('\ufeffTitle,Renewals\r\n红楼梦,2\r\n');
  });

  it('quotes what holds commas, quotes or line breaks', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('\ufeff"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=HYPERLINK("http://example.org")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1+1'])(
    'lets no spreadsheet run %j',
    (text) => {
      expect(toCsv([[text]]).replace(/^\ufeff"?/, '')).toMatch(/^'/);
    },
  );

  it.each([';=1+1', 'a; =1+1', 'a;"=1+1"', 'a\t=1+1', 'a\n=1+1', 'a\r\n-2+3', 'a;;＝1+1', 'a;=1;=2'])(
    'lets no spreadsheet run %j that takes semicolons or tabs for separators',
    (text) => {
      const line = toCsv([['x', text, 'y']]).slice(1);
      for (const cell of line.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
    },
  );

  it('takes a long text with many line breaks in one pass', () => {
    const text = '\n'.repeat(1_000_000);
    expect(toCsv([[text]])).toBe(`\ufeff"${text}"\r\n`);
  });

  it('leaves semicolons and signs alone that begin no formula', () => {
    expect(toCsv([['a; b=c', 'x-y;z']])).toBe('\ufeffa; b=c,x-y;z\r\n');
  });

  it('leaves numbers alone, also negative ones', () => {
    expect(toCsv([['-3', -3, '12.5']])).toBe('\ufeff-3,-3,12.5\r\n');
  });

  it('can be read back as RFC 4180 says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const read = readCsv(toCsv(rows).slice(1));
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          for (const [at, row] of rows.entries()) {
            for (const [column, text] of row.entries()) {
              expect(read[at]?.[column]?.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
            }
          }
        },
      ),
    );
  });
});

/** A reader of its own, so that the writer is not checked by itself. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows;
}

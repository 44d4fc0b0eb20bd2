import { buffer } from 'node:stream/consumers';
import type { TableRow } from '@lectern/rules/csv';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { unzipped } from '../../testing/unzipped.ts';
import { toXlsx } from './xlsx.ts';

const NOW = new Date('2026-03-02T02:00:00.000Z');

async function* each(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}

/** The cells of the sheet as a reader of its XML sees them: type, style and content. */
async function cellsOf(rows: readonly TableRow[]) {
  const files = unzipped(await buffer(toXlsx(each(rows), NOW)));
  const cells: { type: string; style: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'c') cells.push({ type: attributes.t ?? '', style: attributes.s ?? '', text: '' });
  });
  parser.on('text', (text) => {
    const cell = cells.at(-1);
    if (cell) cell.text += text;
  });
  parser.write(files.get('xl/worksheets/sheet1.xml')?.toString() ?? '').close();
  return cells;
}

describe('toXlsx', () => {
  it('writes a workbook whose every part is well-formed', async () => {
    const files = unzipped(await buffer(toXlsx(each([['Title'], ['红楼梦']]), NOW)));
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const xml of files.values())
      expect(() => new SaxesParser().write(xml.toString()).close()).not.toThrow();
  });

  it('keeps texts as texts and numbers as numbers', async () => {
    expect(
      await cellsOf([
        ['Title', 'Renewals'],
        ['a < b & "c"\n ', -2],
      ]),
    ).toEqual([
      { type: 'inlineStr', style: '1', text: 'Title' },
      { type: 'inlineStr', style: '1', text: 'Renewals' },
      { type: 'inlineStr', style: '', text: 'a < b & "c"\n ' },
      { type: '', style: '', text: '-2' },
    ]);
  });

  it.each(['=1+1', '+1', '@SUM(A1)', '-2+3', '\t=1', '＝1'])('marks %j as quoted text', async (text) => {
    const cells = await cellsOf([['Title'], [text]]);
    expect(cells[1]).toMatchObject({ type: 'inlineStr', style: '2', text });
  });

  it('takes characters that XML does not have, and texts longer than a cell', async () => {
    const [, cell] = await cellsOf([['Title'], [`a\u0000b\ud800${'c'.repeat(40_000)}`]]);
    expect(cell?.text).toMatch(/^a b c+$/);
    expect(cell?.text.length).toBe(32_767);
  });

  it('ends in the middle when its rows cannot be read', async () => {
    async function* failing(): AsyncGenerator<TableRow> {
      yield ['Title'];
      throw new Error('away');
    }
    await expect(buffer(toXlsx(failing(), NOW))).rejects.toThrow('away');
  });
});

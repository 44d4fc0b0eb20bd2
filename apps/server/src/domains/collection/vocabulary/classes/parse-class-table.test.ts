import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseClassTable } from './parse-class-table.ts';

const SHARED_DATA =
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../../../../shared/data');
const CLC = join(SHARED_DATA, 'clc-classes/clc.tsv');

describe('a table of classes', () => {
  it('may have its columns in any order', () => {
    const text =
      '\uFEFFname\tnote\tcode\tparent\ten-US\r\n小说\tx\tI24\tI2\tFiction\r\n\r\n系统科学\t\t[C94]\tC\t\r\n';
    expect(parseClassTable(text, 'clc')).toEqual([
      { notation: 'I24', parent: 'I2', names: { 'zh-CN': '小说', 'en-US': 'Fiction' } },
      { notation: 'C94', parent: 'C', names: { 'zh-CN': '系统科学' } },
    ]);
  });

  it('may have a class below two parents; below one parent the first entry is used', () => {
    const text = 'code\tparent\tname\nB1\tB\tone\nB1\tA\ttwo\nB1\tB\tthree';
    expect(parseClassTable(text, 'clc').map(({ parent, names }) => parent + names['zh-CN'])).toEqual([
      'Bone',
      'Atwo',
    ]);
  });

  it('of Dewey needs no parents, and its numbers with zeros name the classes that are written so', () => {
    const text = 'code\ten-US\n600\tTechnology\n63\tFarming\n630\tFarming in general\n636.7\tDogs';
    const places = parseClassTable(text, 'ddc').map(
      ({ notation, parent, names }) => `${parent} > ${notation} ${names['en-US']}`,
    );
    expect(places.sort()).toEqual([
      ' > 6 Technology',
      '6 > 60 Technology',
      '6 > 63 Farming',
      '60 > 600 Technology',
      '63 > 630 Farming in general',
      '636 > 636.7 Dogs',
    ]);
  });

  it.each(['I24', '6361', '636.', '636.70', '6.3', ''])('of Dewey has no number %j', (code) => {
    expect(() => parseClassTable(`code\tname\n${code}\tx`, 'ddc')).toThrow(
      expect.objectContaining({ line: 2 }),
    );
  });

  it.each([
    ['', 1],
    ['code\tname', 1],
    ['code,parent,name', 1],
    ['code\tparent\tname\nA\t\tx\n<b>\tA\ty', 3],
    ['code\tparent\tname\nA\t\t', 2],
    ['code\tparent\tname\nA\t中\tx', 2],
    [`code\tparent\tname\nA\t\t${'x'.repeat(300)}`, 2],
  ])('says the line that it cannot read: %j', (text, line) => {
    expect(() => parseClassTable(text, 'clc')).toThrow(expect.objectContaining({ line }));
  });

  it.skipIf(!existsSync(CLC))(
    'of the whole classification is read, each class below another (skipped without the data)',
    () => {
      const text = readFileSync(CLC, 'utf8');
      const entries = parseClassTable(text, 'clc');
      expect(entries.length).toBeGreaterThan(45_700);
      const places = new Set(entries.map(({ notation }) => notation));
      expect(entries.filter(({ parent }) => parent !== '' && !places.has(parent))).toEqual([]);
    },
  );
});

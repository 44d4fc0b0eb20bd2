import { describe, expect, it } from 'vitest';
import { codedYear, printedYear } from './year.ts';

describe('a coded year', () => {
  it('is the decade if the last digit is unknown', () => {
    expect(codedYear('1998')).toBe(1998);
    expect(codedYear('199u')).toBe(1990);
  });

  it('is undefined if it is open, unknown or impossible', () => {
    for (const text of ['19uu', 'uuuu', '9999', '    ', '0618', '||||', '', '199'])
      expect(codedYear(text)).toBeUndefined();
  });
});

describe('a printed year', () => {
  it.each([
    ['1998', 1998],
    ['c1999', 1999],
    ['[1998?]', 1998],
    ['2018-', 2018],
    ['199-?', 1990],
    ['2021 [1964]', 1964],
    ['746 [1985 or 1986]', 1985],
    ['1994年3月', 1994],
    ['民国二十三年', 1934],
    ['民國23年', 1934],
    ['民国23 [1934]', 1934],
    ['清光绪三年', 1877],
    ['清光緒丁酉', 1897],
    ['清乾隆癸亥', 1743],
    ['清宣統元年', 1909],
    ['明萬曆', 1573],
    ['昭和55', 1980],
    ['令和元年', 2019],
  ])('%s is %i', (text, year) => {
    expect(printedYear(text)).toBe(year);
  });

  it('is undefined if only the century is known', () => {
    expect(printedYear('[19--]')).toBeUndefined();
    expect(printedYear('出版年不详')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { filingName, nameSounds } from './filing-name.ts';

describe('a name in a list from A to Z', () => {
  it.each([
    ['中国知网', [], 'Z'],
    ['重庆维普', [], 'C'],
    ['紅樓夢', [], 'H'],
    ['The Lancet', ['eng'], 'L'],
    ['The Lancet', ['fre'], 'T'],
    ['Les Cahiers', ['fre'], 'C'],
    ['L’Encyclopédie', ['fre'], 'E'],
    ['L’Encyclopédie', ['eng'], 'L'],
    ['«Éluard»', ['fre'], 'E'],
    ['A', ['eng'], 'A'],
    ['19th Century Masterfile', ['eng'], '#'],
    ['Яндекс', [], '#'],
    ['???', [], '#'],
    ['ＣＮＫＩ', [], 'C'],
  ] as const)('%s (%s) is at %s', (name, languages, letter) =>
    expect(filingName(name, languages).letter).toBe(letter),
  );

  it('has Han by its sounds among Latin words, numbers by value', () => {
    const names = ['2 DB', '10 DB', 'CALIS', '超星电子图书', 'CNKI', '维普期刊', 'Wiley', '万方数据'];
    const filed = [...names].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    expect(filed).toEqual([
      '2 DB',
      '10 DB',
      'CALIS',
      '超星电子图书',
      'CNKI',
      '万方数据',
      '维普期刊',
      'Wiley',
    ]);
  });

  it('is filed somewhere whatever it is', () => {
    fc.assert(fc.property(anyText(), (text) => /^[A-Z#]$/.test(filingName(text, ['eng', 'fre']).letter)));
  });
});

describe('the sounds of a name', () => {
  it('are its pinyin in one word and its initials', () => {
    expect(nameSounds('中国知网')).toEqual({ whole: 'zhongguozhiwang', initials: 'zgzw' });
    expect(nameSounds('CNKI 学术期刊')).toEqual({ whole: 'cnkixueshuqikan', initials: 'cxsqk' });
    expect(nameSounds('JSTOR')).toBeUndefined();
  });
});

function keyOf(name: string): string {
  return filingName(name, ['eng']).key;
}

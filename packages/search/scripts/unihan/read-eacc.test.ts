import { describe, expect, it } from 'vitest';
import { readEacc } from './read-eacc.ts';

describe('the families of EACC', () => {
  it('are the characters whose codes share plane and last two bytes, each with that of the lowest layer', () => {
    const rows = {
      '2130': ' 一三',
      '2D30': ' 弌三',
      '4B30': '  参',
      '2730': ' 二',
      '2231': ' 甲',
      '2831': ' 乙',
    };
    expect(readEacc(rows)).toEqual([
      { relation: 'eacc', one: '一', other: '二' },
      { relation: 'eacc', one: '一', other: '弌' },
      { relation: 'eacc', one: '三', other: '参' },
      { relation: 'eacc', one: '甲', other: '乙' },
    ]);
  });

  it('are not those behind the layers of variants, nor signs', () => {
    expect(readEacc({ '6930': ' 甲', '2130': ' 乙', '2D30': ' 、' })).toEqual([]);
  });
});

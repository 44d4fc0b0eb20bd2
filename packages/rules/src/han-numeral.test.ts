import { describe, expect, it } from 'vitest';
import { hanNumeralValue } from './han-numeral.ts';

describe('a Han numeral', () => {
  it.each([
    ['一', 1],
    ['十', 10],
    ['十二', 12],
    ['二十', 20],
    ['廿三', 23],
    ['卅', 30],
    ['一百零五', 105],
    ['一百廿三', 123],
    ['兩百', 200],
    ['贰拾伍', 25],
    ['三千零一十', 3010],
    ['一万二千', 12_000],
    ['二〇二三', 2023],
    ['一九八四', 1984],
    ['〇', 0],
  ])('%s is %d', (text, value) => {
    expect(hanNumeralValue(text)).toBe(value);
  });

  it('is nothing else', () => {
    for (const text of ['', '卷', '十十', '百千', '五五十', '万', '一a', '2'])
      expect(hanNumeralValue(text), text).toBeUndefined();
  });
});

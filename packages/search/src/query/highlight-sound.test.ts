import { describe, expect, it } from 'vitest';
import { soundHighlighter } from './highlight-sound.ts';

function marked(text: string, syllables: string, field: 'title' | 'abstract' = 'title'): string {
  const ranges = soundHighlighter(syllables)(text, field);
  return ranges.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
}

describe('marking by sound', () => {
  it('marks the characters that were heard, in either script and wherever they stand', () => {
    expect(marked('红楼梦研究', 'hong lou meng')).toBe('[红楼梦]研究');
    expect(marked('《紅樓夢》與紅樓夢學', 'hong lou meng')).toBe('《[紅樓夢]》與[紅樓夢]學');
    expect(marked('红楼 红楼梦', 'hong lou meng')).toBe('红楼 [红楼梦]');
  });

  it('takes every reading of a character, and ü as those type it who leave marks out', () => {
    expect(marked('重庆银行', 'chong qing yin hang')).toBe('[重庆银行]');
    expect(marked('绿野仙踪', 'lu ye xian zong')).toBe('[绿野仙踪]');
    expect(marked('绿野仙踪', 'lv ye xian zong')).toBe('[绿野仙踪]');
  });

  it('takes words and numbers as they stand, and passes over signs', () => {
    expect(marked('C语言程序设计', 'c yu yan')).toBe('[C语言]程序设计');
    expect(marked('1984·动物农场', '1984 dong wu')).toBe('[1984·动物]农场');
  });

  it('marks nothing that sounds otherwise, is not whole, or stands where sound is not sought', () => {
    expect(marked('红楼', 'hong lou meng')).toBe('红楼');
    expect(marked('Dream of the Red Chamber', 'hong lou meng')).toBe('Dream of the Red Chamber');
    expect(marked('红楼梦', 'hong lou meng', 'abstract')).toBe('红楼梦');
  });
});

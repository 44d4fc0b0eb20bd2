import { describe, expect, it } from 'vitest';
import { pinyinReadings } from './pinyin-readings.ts';
import { charactersOf, initialsOf, isSyllable, syllablesOf } from './pinyin-table.ts';

const best = (text: string): string | undefined => pinyinReadings(text)[0]?.join(' ');

describe('pinyinReadings', () => {
  it('takes spaces, tone marks, tone digits, ü in every spelling, apostrophes and hyphens', () => {
    for (const text of [
      'hongloumeng',
      'hong lou meng',
      'Hóng lóu mèng',
      'Hónglóumèng',
      'hong2lou2meng4',
      'HONG-LOU-MENG',
    ])
      expect(best(text), text).toBe('hong lou meng');
    for (const text of ['nüxing', 'nǚ xìng', 'nvxing', 'nu:xing', 'nyu xing', 'nv3 xing4'])
      expect(best(text), text).toBe('nv xing');
    expect(best('jüzi')).toBe('ju zi');
    expect(pinyinReadings("Xi'an")).toEqual([['xi', 'an']]);
  });

  it('gives every way to part what is ambiguous, the likeliest first', () => {
    expect(pinyinReadings('xian')).toEqual([['xian'], ['xi', 'an']]);
    expect(pinyinReadings('fangan')).toEqual([
      ['fan', 'gan'],
      ['fang', 'an'],
    ]);
  });

  it('keeps numbers and foreign words among the syllables', () => {
    expect(best('C yuyan chengxu sheji')).toBe('c yu yan cheng xu she ji');
    expect(best('2008nian Zhongguo')).toBe('2008 nian zhong guo');
  });

  it('is none where the greater part is no pinyin, or other letters stand there', () => {
    for (const text of [
      '',
      'science',
      'the quick brown fox',
      '红楼梦',
      'книга',
      '1984',
      '!!!',
      'a'.repeat(10_000),
    ])
      expect(pinyinReadings(text), text).toEqual([]);
  });

  it('stays within bounds for any run of letters', () => {
    for (const text of ['xian'.repeat(60), 'a'.repeat(256), 'aoeaoe'.repeat(40)])
      expect(pinyinReadings(text).length).toBeLessThanOrEqual(16);
  });
});

describe('the sound of characters', () => {
  it('knows every reading of a character, under its folded form', () => {
    for (const [char, syllables] of Object.entries({
      长: ['chang', 'zhang'],
      乐: ['le', 'yue'],
      行: ['xing', 'hang'],
      干: ['gan', 'qian'],
      女: ['nv', 'nu'],
    }))
      for (const syllable of syllables) {
        expect(syllablesOf(char), char).toContain(syllable);
        expect(charactersOf(syllable), syllable).toContain(char);
      }
    expect(charactersOf('nv')).not.toContain('奴');
    expect(charactersOf('nu')).toContain('奴');
    expect(initialsOf('长')).toEqual(expect.arrayContaining(['c', 'z']));
  });

  it('knows no syllable for what is none', () => {
    for (const text of ['', 'n', 'xyz', 'constructor', '红']) expect(isSyllable(text), text).toBe(false);
    expect(syllablesOf('a')).toEqual([]);
    expect(charactersOf('science')).toEqual([]);
  });
});

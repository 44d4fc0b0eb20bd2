import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../analysis/pinyin-table.ts';
import { labelSounds } from './label-sounds.ts';

const sounds = (typed: string, text: string) => labelSounds(typed)?.(text);

describe('the sound of a name', () => {
  it.each([
    ['laoshe', '老舍'],
    ['Lao She', '老舍'],
    ['lǎo shě', '老舍'],
    ['laosh', '老舍'],
    ['lao', '老舍'],
    ['lsh', '老舍'],
    ['ls', '老舍'],
    ['zhangailing', '张爱玲'],
    ['ailing', '张爱玲'],
    ["xi'an", '西安交通大学出版社'],
    ['nüxing', '中国女性文学'],
    ['nvxing', '中国女性文学'],
    ['nuxing', '中国女性文学'],
    ['chongqing', '重庆出版社'],
    ['chubanshe', '人民文学出版社'],
  ])('is typed as %s for %s', (typed, text) => expect(sounds(typed, text)).toBe(true));

  it.each([
    ['luxun', '老舍'],
    ['sl', '老舍'],
    ['laoshen', '老舍'],
    ['melv', 'Melville, Herman'],
  ])('is not %s for %s', (typed, text) => expect(sounds(typed, text)).toBe(false));

  it.each(['', 'l', '老舍', '2008', 'lao2', 'a'.repeat(61)])('is not asked where "%s" is typed', (typed) =>
    expect(labelSounds(typed)).toBeUndefined(),
  );

  it('is found by the syllables of any of its characters in a row, however much of the last is typed', () => {
    const han = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code));
    const heard = han.filter((char) => soundsOf(char).length > 0);
    fc.assert(
      fc.property(fc.array(heard, { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), (chars, from, cut) => {
        const spelt = chars
          .slice(from % (chars.length - 1))
          .map((char) => soundsOf(char)[0]!)
          .join('');
        const typed = spelt.slice(0, 2 + (cut % (spelt.length - 1)));
        fc.pre(typed.length >= 2 && typed.length <= 60);
        expect(sounds(typed, `《${chars.join('')}》`)).toBe(true);
      }),
    );
  });
});

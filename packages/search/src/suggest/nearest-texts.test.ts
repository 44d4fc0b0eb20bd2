import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { nearestTexts } from './nearest-texts.ts';

describe('nearestTexts', () => {
  it('are a name, its sound, and its beginning', () => {
    expect(nearestTexts('曹雪勤')).toEqual(['曹雪勤', 'cao xue qin', '曹雪']);
    expect(nearestTexts('鲁迅故乡风物').slice(2)).toEqual(['鲁迅故乡风', '鲁迅故', '鲁迅']);
    expect(nearestTexts('魯訊')).toEqual(['魯訊', 'lu xun']);
  });

  it('are words without the last ones, and a word without its end', () => {
    expect(nearestTexts('moby dikc')).toEqual(['moby dikc', 'moby', 'mob']);
    expect(nearestTexts('melvilel')).toEqual(['melvilel', 'melvile', 'melvil', 'melvi']);
  });

  it('are few for any text, none of them empty', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const texts = nearestTexts(text);
        expect(texts.length).toBeLessThanOrEqual(6);
        expect(texts.every((one) => one.trim() !== '')).toBe(true);
      }),
    );
  });
});

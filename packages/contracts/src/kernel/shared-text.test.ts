import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLines, sharedLines, sharedText } from './shared-text.ts';

describe('a text that others will read', () => {
  it.each([
    ['turns nothing around', 'admin\u202etxt.exe', 'admintxt.exe'],
    ['hides nothing', 'a\u200bd\u2060m\ufeffin', 'admin'],
    ['has no heaps of marks', `q${'\u0301'.repeat(500)}`, `q${'\u0301'.repeat(4)}`],
    ['has no floods of one sign', '!'.repeat(5000), '!!!!!!!!!!'],
    ['has no empty pages', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['has lines alike, wherever they come from', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['has no control characters', 'a\u0000\u0007\u000bb', 'ab'],
    ['keeps emoji of several signs', '👩\u200d👩\u200d👧 and 👍🏽', '👩\u200d👩\u200d👧 and 👍🏽'],
    ['keeps what is code as text', '<script>alert(1)</script> =1+1', '<script>alert(1)</script> =1+1'],
  ])('%s', (_, written, shown) => {
    expect(plainLines(written)).toBe(shown);
  });

  it('is as long as allowed after it is cleaned, not before', () => {
    expect(sharedLines(5).parse(`a\u200b\u200b\u200b\u200b\u200bb`)).toBe('ab');
    expect(sharedLines(5).safeParse('abcdef').success).toBe(false);
    expect(sharedLines(5).safeParse('\u200b'.repeat(51)).success).toBe(false);
    expect(sharedLines(300).safeParse('😀'.repeat(10_000)).success).toBe(false);
  });

  it('is one line where one is asked for', () => {
    expect(sharedText(20).parse(' a\n b\t c ')).toBe('a b c');
  });

  it('stays as it is when it is cleaned again, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = plainLines(text);
        expect(plainLines(once)).toBe(once);
      }),
    );
  });
});

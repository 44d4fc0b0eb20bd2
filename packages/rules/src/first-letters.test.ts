import { describe, expect, it } from 'vitest';
import { firstLetters } from './first-letters.ts';

describe('the first letters of a text', () => {
  it('are the whole text where it is short enough', () => {
    expect(firstLetters('', 14)).toBe('');
    expect(firstLetters('Moby Dick', 14)).toBe('Moby Dick');
    expect(firstLetters('红楼梦研究稀见资料汇编上下册', 14)).toBe('红楼梦研究稀见资料汇编上下册');
  });

  it('are as many as are wanted, and no letter is cut', () => {
    expect(firstLetters('红楼梦研究稀见资料汇编上下册全', 14)).toBe('红楼梦研究稀见资料汇编上下册');
    expect(firstLetters('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301');
    expect(firstLetters('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧');
  });
});

import { describe, expect, it } from 'vitest';
import { questionText } from './question-text.ts';

describe('a question', () => {
  it('has at most 1,000 characters', () => {
    expect(questionText.safeParse('字'.repeat(1_000)).success).toBe(true);
    expect(questionText.safeParse('字'.repeat(1_001)).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { SeenNumbers } from './seen-numbers.ts';

describe('seen numbers', () => {
  it('tells numbers that came before from new ones, among hundreds of thousands', () => {
    const seen = new SeenNumbers();
    const numbers = Array.from({ length: 200_000 }, (_, index) => `TIBKAT:${index * 7}`);
    expect(numbers.filter((number) => seen.add(number))).toEqual([]);
    expect(numbers.slice(0, 1000).every((number) => seen.add(number))).toBe(true);
  });
});

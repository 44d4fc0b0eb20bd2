import { describe, expect, it } from 'vitest';
import { typedBursts } from './typed-burst.ts';

/** Types a text with a pause between the keys, in milliseconds, and then Enter. */
function typed(text: string, pause: number, beforeEnter = pause): string | undefined {
  const bursts = typedBursts();
  let at = 1000;
  for (const character of text) {
    bursts.add(character, at);
    at += pause;
  }
  return bursts.end(at - pause + beforeEnter);
}

describe('what a scanner types', () => {
  it.each([1, 8, 40])('is recognized with %i ms from key to key', (pause) => {
    expect(typed('C0031877', pause)).toBe('C0031877');
  });

  it('is not what somebody types, however fast: the pauses are longer, or Enter comes later', () => {
    expect(typed('C0031877', 70)).toBeUndefined();
    expect(typed('C0031877', 8, 200)).toBeUndefined();
  });

  it('has a digit and four characters at least', () => {
    expect(typed('allowed', 5)).toBeUndefined();
    expect(typed('12', 5)).toBeUndefined();
  });

  it('is not the end of a code whose scanner was held up: half a code is another code', () => {
    const bursts = typedBursts();
    for (const [at, character] of Array.from('9780').entries()) bursts.add(character, at * 5);
    for (const [at, character] of Array.from('42317').entries()) bursts.add(character, 200 + at * 5);
    expect(bursts.end(230)).toBeUndefined();
  });

  it('begins anew after a rest, so what was typed by hand before is not part of it', () => {
    const bursts = typedBursts();
    expect(bursts.add('L', 0)).toBe(true);
    expect(bursts.add('9', 700)).toBe(true);
    for (const [at, character] of Array.from('78042').entries())
      expect(bursts.add(character, 710 + at)).toBe(false);
    expect(bursts.end(720)).toBe('978042');
  });
});

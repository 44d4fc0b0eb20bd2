import { describe, expect, it } from 'vitest';
import { allowedAttributes } from './plan-attributes.ts';

describe('the attributes of a plan', () => {
  it('are numbers, lengths and movements', () => {
    const kept = { x: '10, .5 -3px', width: '-1.5e-3', transform: 'translate(1 2), scale(3)' };
    expect(allowedAttributes(kept)).toEqual({ kept, dropped: [] });
  });

  it.each([
    ['width', '0'],
    ['x', '.'],
    ['x', '1 '],
    ['transform', 'scale(1) '],
  ])('are refused in one pass: %s of "%s"', (name, piece) => {
    expect(allowedAttributes({ [name]: `${piece.repeat(100_000)}!` }).dropped).toEqual([name]);
  });
});

import { describe, expect, it } from 'vitest';
import { isEmpty } from './empty.ts';

describe('empty', () => {
  it.each([
    ['', true],
    [' ', true],
    [null, true],
    [undefined, true],
    ['null', true],
    ['undefined', true],
    [{}, true],
    [[], true],
  ])('is %j: %s', (value, empty) => expect(isEmpty(value)).toBe(empty));

  it.each([0, false, 'Null', 'nullify', [''], { a: undefined }, '0'])('is not %j', (value) =>
    expect(isEmpty(value)).toBe(false),
  );
});

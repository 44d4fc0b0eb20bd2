import { describe, expect, it } from 'vitest';
import { GrowingU8, GrowingU16, GrowingU32 } from './growing-array.ts';

describe('a growing array', () => {
  it.each([GrowingU8, GrowingU16, GrowingU32])(
    'keeps what was pushed, however far it grows (%o)',
    (Growing) => {
      const array = new Growing();
      for (let value = 0; value < 300_000; value++) array.push(value & 0xff);
      const view = array.view();
      expect(view.length).toBe(300_000);
      expect(view.every((value, at) => value === (at & 0xff))).toBe(true);
    },
  );

  it('has given its memory back after it was freed, and can be filled anew', () => {
    const array = new GrowingU32();
    for (let value = 0; value < 100_000; value++) array.push(value);
    const { buffer } = array.view();
    array.free();
    expect([array.length, buffer.byteLength]).toEqual([0, 0]);
    array.push(7);
    expect([...array.view()]).toEqual([7]);
  });

  it('is 0 where a new length has elements that were never written', () => {
    const array = new GrowingU16();
    array.push(3);
    array.resize(9000);
    array.set(8999, 5);
    expect([array.get(0), array.get(1), array.get(8999), array.length]).toEqual([3, 0, 5, 9000]);
  });
});

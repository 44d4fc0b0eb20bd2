import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantise } from './quantise.ts';

describe('quantise', () => {
  it('keeps the direction of a vector, whatever its length', () => {
    const vectors = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), {
      minLength: 1,
      maxLength: 70,
    });
    fc.assert(
      fc.property(
        vectors.filter((vector) => vector.some((value) => Math.abs(value) > 1e-9)),
        (vector) => {
          const bytes = new Int8Array(vector.length);
          const scale = quantise(vector, bytes);
          expect(Math.hypot(...bytes) * scale).toBeCloseTo(1, 5);
          const dot = vector.reduce((sum, value, at) => sum + value * bytes[at]!, 0);
          expect((dot / Math.hypot(...vector)) * scale).toBeGreaterThan(0.99);
        },
      ),
    );
  });

  it('refuses what is no direction', () => {
    const bytes = new Int8Array(3);
    expect(() => quantise([0, 0, 0], bytes)).toThrow(RangeError);
    expect(() => quantise([1, Number.NaN, 0], bytes)).toThrow('place 1');
    expect(() => quantise([1, 2, Number.POSITIVE_INFINITY], bytes)).toThrow('place 2');
    expect(() => quantise([1, undefined as unknown as number, 0], bytes)).toThrow('place 1');
  });
});

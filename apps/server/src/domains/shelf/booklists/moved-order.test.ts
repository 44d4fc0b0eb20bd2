import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedOrder } from './moved-order.ts';

describe('an order after a move', () => {
  it('has the moved ones before another one, in their order', () => {
    expect(movedOrder(['a', 'b', 'c', 'd'], ['d', 'a'], 'c')).toEqual(['b', 'a', 'd', 'c']);
    expect(movedOrder(['a', 'b', 'c'], ['a'], '')).toEqual(['b', 'c', 'a']);
    expect(movedOrder(['a', 'b', 'c'], ['b'], 'gone')).toEqual(['a', 'c', 'b']);
    expect(movedOrder(['a', 'b', 'c'], ['a'], 'a')).toEqual(['a', 'b', 'c']);
    expect(movedOrder(['a', 'b', 'c'], ['gone'], 'a')).toEqual(['a', 'b', 'c']);
  });

  it('has all that it had before, whatever moves', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(ids, ids, fc.string({ maxLength: 3 }), (order, moved, before) => {
        const after = movedOrder(order, moved, before);
        expect(after.toSorted()).toEqual(order.toSorted());
        const stay = (all: readonly string[]) => all.filter((id) => !moved.includes(id));
        expect(stay(after)).toEqual(stay(order));
      }),
    );
  });
});

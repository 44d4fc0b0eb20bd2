import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace } from './free-place.ts';

const ROOM = { left: 16, top: 16, right: 984, bottom: 784 };
const SIZE = { width: 300, height: 50 };

describe('the place of something that covers nothing', () => {
  it('is the lower right corner of an empty room', () =>
    expect(freePlace(SIZE, ROOM, [], [])).toEqual({ left: 684, top: 734 }));

  it('is beside a field in that corner', () =>
    expect(freePlace(SIZE, ROOM, [{ left: 700, top: 740, right: 900, bottom: 780 }], [])).toEqual({
      left: 350,
      top: 734,
    }));

  it('is above what is as wide as the room', () =>
    expect(freePlace(SIZE, ROOM, [{ left: 0, top: 740, right: 1000, bottom: 800 }], [])).toEqual({
      left: 684,
      top: 682,
    }));

  it('is the lower right corner where no place is free', () =>
    expect(freePlace(SIZE, ROOM, [{ left: 0, top: 0, right: 1000, bottom: 800 }], [])).toEqual({
      left: 684,
      top: 734,
    }));

  it('is above a bar where no place is free of headings and fields', () => {
    const [everywhere, bar] = [
      { left: 0, top: 0, right: 1000, bottom: 800 },
      { left: 0, top: 740, right: 1000, bottom: 800 },
    ];
    expect(freePlace(SIZE, ROOM, [everywhere], [bar])).toEqual({ left: 684, top: 682 });
    expect(freePlace(SIZE, ROOM, [everywhere], [bar, everywhere])).toEqual({ left: 684, top: 734 });
  });

  it('covers no box, and is within the room, wherever the boxes leave the upper edge free', () => {
    const box = fc
      .tuple(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 90, max: 700 }),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([left, top, size]) => ({ left, top, right: left + size, bottom: top + 20 }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
        const { left, top } = freePlace(SIZE, ROOM, boxes, []);
        const [right, bottom] = [left + SIZE.width, top + SIZE.height];
        expect(left >= ROOM.left && top >= ROOM.top && right <= ROOM.right && bottom <= ROOM.bottom).toBe(
          true,
        );
        for (const one of boxes)
          expect(one.left < right && one.right > left && one.top < bottom && one.bottom > top).toBe(false);
      }),
    );
  });
});

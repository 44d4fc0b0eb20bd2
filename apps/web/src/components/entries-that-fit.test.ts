import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryRow, entriesThatFit } from './entries-that-fit.ts';

const ROW: EntryRow = { widths: [60, 80, 100, 40], more: 70, gap: 4, room: 1000, current: -1 };

describe('the entries that fit in a row', () => {
  it('are all of them where there is room, without the button', () =>
    expect(entriesThatFit({ ...ROW, room: 292 })).toEqual([0, 1, 2, 3]));

  it('are the first ones, so many that the button fits too', () =>
    expect(entriesThatFit({ ...ROW, room: 291 })).toEqual([0, 1]));

  it('do not leave out one entry to show a later one', () =>
    expect(entriesThatFit({ ...ROW, room: 240 })).toEqual([0, 1]));

  it('have the current entry among them, in place of later ones', () => {
    expect(entriesThatFit({ ...ROW, room: 240, current: 2 })).toEqual([0, 2]);
    expect(entriesThatFit({ ...ROW, room: 175, current: 2 })).toEqual([2]);
  });

  it('are none where the row is too narrow', () =>
    expect(entriesThatFit({ ...ROW, room: 100, current: 2 })).toEqual([]));

  it('never need more than the room, and hold the current entry whenever it fits beside the button', () => {
    const row = fc.record({
      widths: fc.array(fc.integer({ min: 20, max: 300 }), { maxLength: 12 }),
      more: fc.integer({ min: 40, max: 120 }),
      gap: fc.integer({ min: 0, max: 12 }),
      room: fc.integer({ min: 120, max: 1200 }),
      current: fc.integer({ min: -1, max: 11 }),
    });
    fc.assert(
      fc.property(row, (one) => {
        const shown = entriesThatFit(one);
        const hidden = one.widths.length - shown.length;
        const parts = [...shown.map((index) => one.widths[index]!), ...(hidden > 0 ? [one.more] : [])];
        const needed = parts.reduce((sum, width) => sum + width, 0) + one.gap * Math.max(0, parts.length - 1);
        expect(needed).toBeLessThanOrEqual(one.room);
        const width = one.widths[one.current];
        if (width !== undefined && width + one.gap + one.more <= one.room)
          expect(shown).toContain(one.current);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '../theme/contrast.ts';
import { COVER_COLOURS, COVER_PATTERNS, coverColour, coverPattern } from './cover-colour.ts';

describe('the colour of a drawn cover', () => {
  it('stays the same for a record, on every page and in every release', () => {
    expect(
      ['a1', 'a2', '0193f2c8-77aa-7b1e-9d55-4f1f6a1c0001', '红楼梦'].map(coverColour),
    ).toMatchInlineSnapshot(`
      [
        "#3d6250",
        "#39536b",
        "#3d6250",
        "#3d6250",
      ]
    `);
  });

  it('uses all seven, none of them for more than a quarter of the books', () => {
    const counts = new Map<string, number>();
    for (let id = 0; id < 7000; id++) {
      const colour = coverColour(`record-${id}`);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    expect(counts.size).toBe(COVER_COLOURS.length);
    expect(Math.max(...counts.values())).toBeLessThan(1750);
  });

  it('has enough contrast to white text', () => {
    for (const colour of COVER_COLOURS)
      expect(contrast(parseHex(colour), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the default covers', () => {
  it('are four, each of them for about a quarter of the books of each colour', () => {
    expect(COVER_PATTERNS).toHaveLength(4);
    const counts = new Map<string, number>();
    for (let id = 0; id < 7000; id++) {
      const both = `${coverColour(`record-${id}`)} ${coverPattern(`record-${id}`)}`;
      counts.set(both, (counts.get(both) ?? 0) + 1);
    }
    expect(counts.size).toBe(COVER_COLOURS.length * COVER_PATTERNS.length);
    expect(Math.max(...counts.values())).toBeLessThan(450);
  });

  it('stay the same for a record', () => {
    expect(coverPattern('a1')).toBe(coverPattern('a1'));
  });
});

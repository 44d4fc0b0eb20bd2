import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb, readableOn, TEXT_CONTRAST, toHex, toneFor } from './contrast.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel) as fc.Arbitrary<Rgb>;

describe('contrast', () => {
  it('has the values of WCAG 2.2 at its ends and for a known pair', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1);
    // #767676 is the lightest grey that passes on white.
    expect(contrast(parseHex('767676'), [255, 255, 255])).toBeGreaterThan(4.5);
    expect(contrast(parseHex('777777'), [255, 255, 255])).toBeLessThan(4.5);
  });

  it('does not depend on the order', () => {
    fc.assert(fc.property(colour, colour, (one, other) => contrast(one, other) === contrast(other, one)));
  });
});

describe('corrected colours', () => {
  it('are readable on any background, whatever colour was wanted', () => {
    fc.assert(
      fc.property(colour, colour, (background, wish) => {
        expect(contrast(readableOn(background, wish), background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('do not change a colour that can be read', () => {
    expect(readableOn(parseHex('25313d'), parseHex('ffffff'))).toEqual([255, 255, 255]);
    expect(toneFor(parseHex('0b6b6b'), [[255, 255, 255]])).toEqual(parseHex('0b6b6b'));
  });

  it('are tones of the colour: any accent reads on white', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        expect(contrast(toneFor(accent, [[255, 255, 255]]), [255, 255, 255])).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        );
      }),
    );
  });
});

describe('hex notation', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(colour, (one) => {
        expect(parseHex(toHex(one))).toEqual(one);
      }),
    );
  });
});

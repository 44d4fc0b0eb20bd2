import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedText, plainText } from './ordered-text.ts';

/** Any text without halves of surrogate pairs and private characters of the last plane; what sorts differently by bytes often. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '红', '\uff01', '\ue000', '𠮷', '😀'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
});

describe('text in the order of its bytes', () => {
  it('sorts by UTF-8 as it sorted by UTF-16', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const byBytes = Buffer.compare(Buffer.from(orderedText(a)), Buffer.from(orderedText(b)));
        expect(Math.sign(byBytes)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(text, (a) => {
        expect(plainText(orderedText(a))).toBe(a);
      }),
    );
  });

  it('fits what the cluster takes as one value', () => {
    expect(Buffer.byteLength(orderedText('\uffff'.repeat(20_000)))).toBeLessThan(32_766);
  });
});

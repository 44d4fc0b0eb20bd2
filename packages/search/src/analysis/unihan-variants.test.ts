import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { readUnihanVariants, safeUnihanPairs } from './unihan-variants.ts';

const isOne = (pair: string) => new Set(Array.from(pair, fold)).size === 1;

describe('variants of the Unicode Han database', () => {
  it('are one for search, whatever plane they are on', () => {
    const pairs = safeUnihanPairs();
    expect(pairs.length).toBeGreaterThan(8000);
    expect(pairs.filter((pair) => !isOne(pair))).toEqual([]);
  });

  it('are two where the table leaves them out', () => {
    const leftOut = Object.values(readUnihanVariants().leftOut).flatMap((text) => text.split(' '));
    expect(leftOut.length).toBeGreaterThan(300);
    expect(leftOut.filter(isOne)).toEqual([]);
  });
});

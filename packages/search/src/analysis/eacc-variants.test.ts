import { describe, expect, it } from 'vitest';
import { readEaccVariants, safeEaccPairs } from './eacc-variants.ts';
import { fold } from './fold.ts';

const isOne = (pair: string) => new Set(Array.from(pair, fold)).size === 1;

describe('families of variants of EACC', () => {
  it('are one for search', () => {
    const pairs = safeEaccPairs();
    expect(pairs.length).toBeGreaterThan(3000);
    expect(pairs.filter((pair) => !isOne(pair))).toEqual([]);
    expect(['京亰', '幣幤', '廳廰', '輛輌', '賊戝', '麑猊'].filter((pair) => !isOne(pair))).toEqual([]);
  });

  it('are two where the table leaves them out', () => {
    const leftOut = Object.values(readEaccVariants().leftOut).flatMap((text) => text.split(' '));
    expect(leftOut.length).toBeGreaterThan(200);
    expect(leftOut.filter(isOne)).toEqual([]);
    expect(['一壹', '象像', '百佰', '静靓', '尿脲', '句勾', '崎埼'].filter(isOne)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { circleAmong } from './chunk-circles.ts';

function chunks(imports: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(imports).map(([fileName, files]) => ({ fileName, imports: files }));
}

describe('a circle of chunks', () => {
  it('is none where two chunks import a third one', () => {
    expect(circleAmong(chunks({ start: ['draw', 'shared'], draw: ['shared'], shared: [] }))).toBeUndefined();
  });

  it('is named without the chunks that lead to it', () => {
    expect(circleAmong(chunks({ start: ['search'], search: ['shared'], shared: ['search'] }))).toEqual([
      'search',
      'shared',
      'search',
    ]);
  });

  it('is found behind a chunk that has none', () => {
    expect(circleAmong(chunks({ start: ['vendor', 'a'], vendor: [], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(
      ['a', 'b', 'c', 'a'],
    );
  });
});

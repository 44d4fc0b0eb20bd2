import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAll, uniformVectors } from '../testing/any-vectors.ts';
import { quantise } from './quantise.ts';
import { VectorMemory } from './vector-memory.ts';
import { VectorScanner } from './vector-scanner.ts';
import { CHUNK_ROWS } from './vector-shape.ts';

describe('an exact scan', () => {
  it('finds what plain arithmetic finds, for vectors of any length, also after removals', () => {
    const story = fc.record({
      dimension: fc.integer({ min: 1, max: 130 }),
      rows: fc.integer({ min: 0, max: 60 }),
      removed: fc.array(fc.nat(59), { maxLength: 20 }),
      most: fc.integer({ min: 1, max: 20 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(story, ({ dimension, rows, removed, most, seed }) => {
        const memory = new VectorMemory({ dimension, threads: 1, lists: 0 });
        addAll(memory, uniformVectors(rows, dimension, seed));
        for (const row of removed) if (row < rows) memory.remove(row);
        const scanner = new VectorScanner(memory.shared(), 0);
        for (const question of uniformVectors(2, dimension, seed + 1))
          expect(scanner.nearest(question, most)).toEqual(plainNearest(memory, question, most));
      }),
    );
  });

  it('reads the largest bytes and dimensions without an overflow', () => {
    for (const dimension of [15, 16, 17, 1536, 4096, 8192]) {
      const memory = new VectorMemory({ dimension, threads: 1, lists: 0 });
      const ones = new Float32Array(dimension).fill(1);
      addAll(memory, [ones, ones.map((value) => -value)]);
      const [near, far] = new VectorScanner(memory.shared(), 0).nearest(ones, 2);
      expect([near!.row, far!.row]).toEqual([0, 1]);
      expect(near!.score).toBeCloseTo(1, 4);
      expect(far!.score).toBeCloseTo(-1, 4);
    }
  });

  it('finds rows of every chunk while the memory grows', () => {
    const memory = new VectorMemory({ dimension: 3, threads: 2, lists: 0 });
    const scanner = new VectorScanner(memory.shared(), 1);
    const vectors = uniformVectors(3 * CHUNK_ROWS + 5, 3, 9);
    for (let from = 0; from < vectors.length; from += 5000) {
      addAll(memory, vectors.slice(from, from + 5000));
      const question = vectors[from]!;
      expect(scanner.nearest(question, 15)).toEqual(plainNearest(memory, question, 15));
    }
  });

  it('refuses dimensions that are not those of the vectors', () => {
    expect(() => new VectorMemory({ dimension: 0, threads: 1, lists: 0 })).toThrow(RangeError);
    expect(() => new VectorMemory({ dimension: 8193, threads: 1, lists: 0 })).toThrow(RangeError);
    const memory = new VectorMemory({ dimension: 3, threads: 1, lists: 0 });
    const scanner = new VectorScanner(memory.shared(), 0);
    expect(() => scanner.nearest([1, 2], 5)).toThrow(RangeError);
  });
});

/** The nearest rows by plain arithmetic over the same bytes. */
function plainNearest(memory: VectorMemory, question: Float32Array, most: number) {
  const asked = new Int8Array(question.length);
  const scale = quantise(question, asked);
  const all = Array.from({ length: memory.rows }, (_, row) => {
    const dot = memory.bytes(row).reduce((sum, value, at) => sum + value * asked[at]!, 0);
    return { row, score: Math.fround(Math.fround(dot) * memory.scale(row)) };
  });
  const living = all.filter(({ row }) => !memory.isRemoved(row));
  living.sort((a, b) => b.score - a.score || a.row - b.row);
  return living.slice(0, most).map(({ row, score }) => ({ row, score: score * scale }));
}

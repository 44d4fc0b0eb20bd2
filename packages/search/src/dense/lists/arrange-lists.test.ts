import { describe, expect, it } from 'vitest';
import { addAll, clusteredVectors, uniformVectors } from '../testing/any-vectors.ts';
import { listedScanner, recallAt10 } from '../testing/listed-scanner.ts';
import { VectorMemory } from '../vectors/vector-memory.ts';
import { arrangeLists, MOST_LISTS } from './arrange-lists.ts';

const DIMENSION = 40;

describe('inverted lists', () => {
  it('find 95 % of the nearest ten in a part of the rows where these have clusters', () => {
    const vectors = filled(clusteredVectors(20_000, DIMENSION, { centres: 150, seed: 1 }));
    const { order, lists } = arrangeLists(vectors);
    const scanner = listedScanner(vectors, { order, lists });
    const questions = clusteredVectors(200, DIMENSION, { centres: 150, seed: 77 });
    expect(recallAt10(scanner, questions)).toBeGreaterThanOrEqual(0.95);
    expect(lists.probes).toBeLessThan(lists.centroidScales.length / 3);
  });

  it('find 95 % of the nearest ten where rows have no clusters, by looking into more', () => {
    const vectors = filled(uniformVectors(6000, DIMENSION, 5));
    const scanner = listedScanner(vectors, arrangeLists(vectors));
    expect(recallAt10(scanner, uniformVectors(200, DIMENSION, 6))).toBeGreaterThanOrEqual(0.95);
  });

  it('are the same for the same rows, and leave out removed ones', () => {
    const vectors = filled(clusteredVectors(3000, DIMENSION, { centres: 20, seed: 3 }));
    for (let row = 0; row < 3000; row += 7) vectors.remove(row);
    const first = arrangeLists(vectors);
    expect(arrangeLists(vectors)).toEqual(first);
    const expected = Array.from({ length: 3000 }, (_, row) => row).filter((row) => row % 7 !== 0);
    expect([...first.order].sort((a, b) => a - b)).toEqual(expected);
  });

  it('can hold rows that are all the same, or a single one', () => {
    const same = filled(Array.from({ length: 50 }, () => new Float32Array(DIMENSION).fill(1)));
    expect(arrangeLists(same).order).toHaveLength(50);
    expect(arrangeLists(filled(uniformVectors(1, DIMENSION, 1))).order).toHaveLength(1);
  });
});

function filled(vectors: readonly Float32Array[]): VectorMemory {
  const memory = new VectorMemory({ dimension: DIMENSION, threads: 1, lists: MOST_LISTS });
  addAll(memory, vectors);
  return memory;
}

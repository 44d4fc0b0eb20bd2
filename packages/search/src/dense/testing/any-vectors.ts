import { seededNumbers } from '../lists/seeded-numbers.ts';
import { quantise } from '../vectors/quantise.ts';
import type { VectorMemory } from '../vectors/vector-memory.ts';

/** Vectors without any clusters. */
export function uniformVectors(count: number, dimension: number, seed: number): Float32Array[] {
  const normal = normalNumbers(seed);
  return Array.from({ length: count }, () => Float32Array.from({ length: dimension }, normal));
}

/** Vectors around centres, which are the same for the same `centres`: topics of a catalogue, some of them much larger than others. */
export function clusteredVectors(
  count: number,
  dimension: number,
  { centres, seed }: { readonly centres: number; readonly seed: number },
): Float32Array[] {
  const middles = uniformVectors(centres, dimension, centres);
  const below = seededNumbers(seed);
  const normal = normalNumbers(seed + 1);
  return Array.from({ length: count }, () => {
    const middle = middles[Math.min(below(centres), below(centres))]!;
    return middle.map((value) => value + 0.6 * normal());
  });
}

/** Numbers of a normal distribution. */
function normalNumbers(seed: number): () => number {
  const below = seededNumbers(seed);
  const share = () => (below(2 ** 30) + 1) / (2 ** 30 + 1);
  return () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share());
}

export function addAll(memory: VectorMemory, vectors: readonly ArrayLike<number>[]): void {
  const bytes = new Int8Array(memory.shape.dimension);
  for (const vector of vectors) memory.add(bytes, quantise(vector, bytes));
}

import { quantise } from '../vectors/quantise.ts';
import type { VectorScanner } from '../vectors/vector-scanner.ts';

const ROUNDS = 8;

/**
 * Writes the centroids of `lists` lists into the memory: k-means by angle over the rows of the sample, at least one for each list and in a
 * random order. The same sample gives the same centroids. A list that is left without rows begins anew at a row of the sample.
 */
export function trainCentroids(scanner: VectorScanner, sample: readonly number[], lists: number): void {
  const { vectors } = scanner;
  const { dimension } = vectors.shape;
  for (let list = 0; list < lists; list++) setCentroid(scanner, list, vectors.bytes(sample[list]!));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(lists * dimension);
    for (const row of sample) {
      scanner.askRow(row);
      addTo(sums, scanner.nearestList(lists) * dimension, vectors.bytes(row), vectors.scale(row));
    }
    for (let list = 0; list < lists; list++) {
      const sum = sums.subarray(list * dimension, (list + 1) * dimension);
      const isEmpty = sum.every((value) => value === 0);
      const again = sample[(round * lists + list) % sample.length]!;
      setCentroid(scanner, list, isEmpty ? vectors.bytes(again) : sum);
    }
  }
}

function setCentroid({ vectors }: VectorScanner, list: number, vector: ArrayLike<number>): void {
  vectors.centroidScales[list] = quantise(vector, vectors.centroid(list));
}

function addTo(sums: Float64Array, from: number, bytes: Int8Array, scale: number): void {
  for (let at = 0; at < bytes.length; at++) sums[from + at]! += bytes[at]! * scale;
}

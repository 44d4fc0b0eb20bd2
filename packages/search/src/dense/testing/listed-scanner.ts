import type { ArrangedRows } from '../lists/arrange-lists.ts';
import type { VectorMemory } from '../vectors/vector-memory.ts';
import { VectorScanner } from '../vectors/vector-scanner.ts';
import { VectorTable } from '../vectors/vector-table.ts';

/** A scanner over the rows in the order of their lists. */
export function listedScanner(vectors: VectorMemory, { order, lists }: ArrangedRows): VectorScanner {
  const { dimension } = vectors.shape;
  const table = new VectorTable(dimension, 1, lists);
  for (const row of order) table.memory.add(vectors.bytes(row), vectors.scale(row));
  return new VectorScanner(table.shared, 0);
}

/** The share of the nearest ten of all rows that the lists find, over all questions. */
export function recallAt10(scanner: VectorScanner, questions: readonly Float32Array[]): number {
  let both = 0;
  let exact = 0;
  for (const question of questions) {
    const right = new Set(scanner.nearestExact(question, 10).map(({ row }) => row));
    both += scanner.nearest(question, 10).filter(({ row }) => right.has(row)).length;
    exact += right.size;
  }
  return both / exact;
}

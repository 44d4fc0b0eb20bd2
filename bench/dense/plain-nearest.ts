import { quantise } from '@lectern/search/dense/vectors/quantise';
import { TopRows } from '@lectern/search/dense/vectors/top-rows';
import type { VectorMemory } from '@lectern/search/dense/vectors/vector-memory';
import type { NearRow } from '@lectern/search/dense/vectors/vector-scanner';

/** The nearest rows by a loop of JavaScript over the same bytes. */
export function plainNearest(vectors: VectorMemory, question: Float32Array, most: number): NearRow[] {
  const asked = new Int8Array(question.length);
  const scale = quantise(question, asked);
  const bytes = new Int8Array(vectors.buffer);
  const scales = new Float32Array(vectors.buffer);
  const top = new TopRows(most);
  for (let row = 0; row < vectors.rows; row++) {
    const from = vectors.at.row(row);
    let dot = 0;
    for (let at = 0; at < asked.length; at++) dot += bytes[from + at]! * asked[at]!;
    top.offer(row, dot * scales[vectors.at.scale(row) >> 2]!);
  }
  return top.sorted().map(({ row, score }) => ({ row, score: score * scale }));
}

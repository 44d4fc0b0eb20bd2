import type { VectorMemory } from '../vectors/vector-memory.ts';
import { VectorScanner } from '../vectors/vector-scanner.ts';
import { chooseProbes } from './choose-probes.ts';
import { seededSample } from './seeded-numbers.ts';
import { trainCentroids } from './train-centroids.ts';

/** Room that a memory needs to have for lists, for `arrangeLists`. */
export const MOST_LISTS = 4096;
const SAMPLE_ROWS_OF_A_LIST = 40;
const SEED = 7;

/** Inverted lists over rows that lie list by list. */
export interface ListTable {
  /** The first row of each list, and the row behind the last. */
  readonly starts: Uint32Array;
  readonly centroidScales: Float32Array;
  /** The centroids one behind the other, `dimension` bytes each. */
  readonly centroids: Int8Array;
  /** How many lists a search looks into. */
  readonly probes: number;
}

export interface ArrangedRows {
  /** The numbers of the rows, those of the first list first. Removed rows are not among them. */
  readonly order: Uint32Array;
  readonly lists: ListTable;
}

/**
 * Groups the rows of a memory by k-means into about as many lists as a list has rows, and measures how many of them a search must look
 * into. The same rows give the same lists. The memory has room for MOST_LISTS lists and none in use. It takes about half a minute for a
 * million rows of 128 places.
 */
export function arrangeLists(vectors: VectorMemory): ArrangedRows {
  const scanner = new VectorScanner(vectors.shared(), 0);
  const rows = livingRows(vectors);
  const lists = Math.min(MOST_LISTS, Math.ceil(Math.sqrt(rows.length)));
  trainCentroids(scanner, seededSample(rows, lists * SAMPLE_ROWS_OF_A_LIST, SEED), lists);
  const listOf = new Uint16Array(vectors.rows);
  for (const row of rows) {
    scanner.askRow(row);
    listOf[row] = scanner.nearestList(lists);
  }
  const probes = chooseProbes(scanner, { rows, listOf, lists });
  const { starts, order } = inListOrder(rows, listOf, lists);
  const centroids = new Int8Array(lists * vectors.shape.dimension);
  for (let list = 0; list < lists; list++)
    centroids.set(vectors.centroid(list), list * vectors.shape.dimension);
  return {
    order,
    lists: { starts, centroidScales: vectors.centroidScales.slice(0, lists), centroids, probes },
  };
}

function livingRows(vectors: VectorMemory): number[] {
  const rows: number[] = [];
  for (let row = 0; row < vectors.rows; row++) if (!vectors.isRemoved(row)) rows.push(row);
  return rows;
}

function inListOrder(rows: readonly number[], listOf: Uint16Array, lists: number) {
  const starts = new Uint32Array(lists + 1);
  for (const row of rows) starts[listOf[row]! + 1]!++;
  for (let list = 0; list < lists; list++) starts[list + 1]! += starts[list]!;
  const next = starts.slice();
  const order = new Uint32Array(rows.length);
  for (const row of rows) order[next[listOf[row]!]!++] = row;
  return { starts, order };
}

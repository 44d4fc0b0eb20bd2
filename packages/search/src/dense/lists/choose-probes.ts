import { TopRows } from '../vectors/top-rows.ts';
import type { VectorScanner } from '../vectors/vector-scanner.ts';
import { seededSample } from './seeded-numbers.ts';

const NEIGHBOURS = 10;
const QUESTIONS = 200;
/** The share of the exact neighbours that the sample must find. More than the 95 % that we promise, because a sample errs. */
const RECALL = 0.97;
const SEED = 11;

/** Rows that belong to lists, whose centroids are in the memory. */
export interface RowsInLists {
  readonly rows: readonly number[];
  /** The list of each row of the memory. */
  readonly listOf: Uint16Array;
  readonly lists: number;
}

/**
 * How many of the nearest lists must be looked into to find the nearest rows: measured for questions that are like the rows, and for others
 * that lie between two of them, as questions are not like records. Where rows have no clusters, it is nearly all lists.
 */
export function chooseProbes(scanner: VectorScanner, given: RowsInLists): number {
  const { rows, lists } = given;
  const chosen = seededSample(rows, 2 * QUESTIONS, SEED);
  const half = chosen.length >> 1;
  const alone = chosen.slice(0, half).map((row) => placeOf(scanner, row));
  const between = chosen.slice(half, 2 * half).map((row, at) => blend(alone[at]!, placeOf(scanner, row)));
  return Math.max(probesFor(alone), probesFor(between));

  function probesFor(questions: readonly Float32Array[]): number {
    const ranks = questions.flatMap((question) => ranksOfNeighbours(scanner, question, given));
    ranks.sort((a, b) => a - b);
    return Math.min(lists, (ranks[Math.ceil(ranks.length * RECALL) - 1] ?? 0) + 1);
  }
}

/** At which place, counted from 0, the lists of the nearest rows come among the lists near the question. */
function ranksOfNeighbours(
  scanner: VectorScanner,
  question: Float32Array,
  { listOf, lists }: RowsInLists,
): number[] {
  const { vectors } = scanner;
  const neighbours = new TopRows(NEIGHBOURS);
  scanner.ask(question);
  scanner.scanRows(0, vectors.rows, neighbours);
  const ranks = new Map(scanner.nearLists(lists, lists).map((list, rank) => [list, rank]));
  return neighbours.sorted().map(({ row }) => ranks.get(listOf[row]!)!);
}

/** A row as a vector of length 1. */
function placeOf({ vectors }: VectorScanner, row: number): Float32Array {
  const scale = vectors.scale(row);
  return Float32Array.from(vectors.bytes(row), (value) => value * scale);
}

function blend(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => 0.7 * value + 0.3 * other[at]!);
}

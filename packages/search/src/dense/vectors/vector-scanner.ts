import { type ScanFunctions, scanFunctions } from '../scan/scan-module.ts';
import { quantise } from './quantise.ts';
import { TopRows } from './top-rows.ts';
import { type SharedVectors, VectorMemory } from './vector-memory.ts';
import { CHUNK_ROWS } from './vector-shape.ts';

/** A row and the cosine of its angle to the question. */
export interface NearRow {
  readonly row: number;
  readonly score: number;
}

/** Looks for the nearest rows of a memory in one thread. Two scanners with the same thread number must not run at the same time. */
export class VectorScanner {
  readonly vectors: VectorMemory;
  readonly functions: ScanFunctions;
  readonly #probes: number;
  readonly #question: number;
  readonly #found: number;

  constructor({ memory, shape, probes }: SharedVectors, thread: number) {
    this.vectors = new VectorMemory(shape, memory);
    this.functions = scanFunctions(memory);
    this.#probes = probes;
    this.#question = this.vectors.at.question(thread);
    this.#found = this.vectors.at.found(thread);
  }

  /** The nearest rows, nearest first: of all, or of the lists that are near where there are lists, and of the rows behind them. */
  nearest(question: ArrayLike<number>, most: number): NearRow[] {
    const { lists } = this.vectors.shape;
    const scale = this.ask(question);
    const top = new TopRows(most);
    if (lists === 0) this.scanRows(0, this.vectors.rows, top);
    else {
      const starts = this.vectors.listStarts;
      for (const list of this.nearLists(this.#probes)) this.scanRows(starts[list]!, starts[list + 1]!, top);
      this.scanRows(starts[lists]!, this.vectors.rows, top);
    }
    return top.sorted().map(({ row, score }) => ({ row, score: score * scale }));
  }

  /** The nearest rows of all, nearest first. */
  nearestExact(question: ArrayLike<number>, most: number): NearRow[] {
    const scale = this.ask(question);
    const top = new TopRows(most);
    this.scanRows(0, this.vectors.rows, top);
    return top.sorted().map(({ row, score }) => ({ row, score: score * scale }));
  }

  /** Makes this the question of what comes next and returns its scale. Raises RangeError as `quantise`, or for another dimension. */
  ask(question: ArrayLike<number>): number {
    const { dimension } = this.vectors.shape;
    if (question.length !== dimension)
      throw new RangeError(`a question of ${question.length} places to vectors of ${dimension}`);
    const bytes = new Int8Array(dimension);
    const scale = quantise(question, bytes);
    // The places behind the dimension may be left over from the question before; those of the rows are 0.
    new Int16Array(this.vectors.buffer, this.#question, dimension).set(bytes);
    return scale;
  }

  /** Makes a row the question. */
  askRow(row: number): void {
    const { at } = this.vectors;
    this.functions.widen(at.row(row), at.rowBytes, this.#question);
  }

  /** The list whose centroid is nearest to the question. */
  nearestList(lists: number): number {
    const { at } = this.vectors;
    return this.functions.nearest(at.centroids, at.centroidScales, lists, at.rowBytes, this.#question);
  }

  /** The lists whose centroids are nearest to the question, nearest first. */
  nearLists(most: number, lists = this.vectors.shape.lists): number[] {
    const { at } = this.vectors;
    const top = new TopRows(most);
    for (let from = 0; from < lists; from += CHUNK_ROWS) {
      const count = Math.min(CHUNK_ROWS, lists - from);
      this.#offerFound(at.centroids + from * at.rowBytes, at.centroidScales + 4 * from, count, from, top);
    }
    return top.sorted().map(({ row }) => row);
  }

  /** Offers the rows from one to before another. */
  scanRows(from: number, to: number, top: TopRows): void {
    const { at } = this.vectors;
    for (let row = from; row < to; ) {
      const count = Math.min(to - row, CHUNK_ROWS - (row % CHUNK_ROWS));
      this.#offerFound(at.row(row), at.scale(row), count, row, top);
      row += count;
    }
  }

  #offerFound(rows: number, scales: number, count: number, first: number, top: TopRows): void {
    const { rowBytes } = this.vectors.at;
    const size = this.functions.scan(
      rows,
      scales,
      count,
      rowBytes,
      this.#question,
      top.threshold,
      this.#found,
    );
    if (size === 0) return;
    const places = new Uint32Array(this.vectors.buffer, this.#found, 2 * size);
    const scores = new Float32Array(this.vectors.buffer, this.#found, 2 * size);
    for (let at = 0; at < 2 * size; at += 2) top.offer(first + places[at]!, scores[at + 1]!);
  }
}

import {
  addressesOf,
  CHUNK_ROWS,
  LARGEST_DIMENSION,
  PAGE_BYTES,
  type VectorAddresses,
  type VectorShape,
} from './vector-shape.ts';

/**
 * Nearly all that 32 bits can address: 4 GB, which is 8 million vectors of 512 places. Addresses are reserved, memory is not. Without the
 * last page, no row ends where addresses begin anew.
 */
const MOST_PAGES = 65_535;

/** Vectors on their way to another thread: the memory is shared, not copied. */
export interface SharedVectors {
  readonly memory: WebAssembly.Memory;
  readonly shape: VectorShape;
  /** Lists that a search looks into. */
  readonly probes: number;
}

/**
 * Rows of signed bytes with their scales in a shared memory, which grows as rows are added. One thread writes; others may scan meanwhile: a
 * row counts when it is whole. Rows are never moved; a removed one has NaN as its scale, which no score is higher than.
 */
export class VectorMemory {
  readonly memory: WebAssembly.Memory;
  readonly shape: VectorShape;
  readonly at: VectorAddresses;
  readonly #counter: Int32Array;

  /** An empty memory, or that of another thread. Raises RangeError where the dimension is no possible one. */
  constructor(shape: VectorShape, memory?: WebAssembly.Memory) {
    const { dimension } = shape;
    if (!Number.isInteger(dimension) || dimension < 1 || dimension > LARGEST_DIMENSION)
      throw new RangeError(`vectors cannot have ${dimension} places`);
    this.shape = shape;
    this.at = addressesOf(shape);
    const initial = this.at.pagesFor(0);
    this.memory = memory ?? new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared: true });
    this.#counter = new Int32Array(this.buffer, this.at.count, 1);
  }

  /** For a scanner, of this thread or another. */
  shared(probes = 0): SharedVectors {
    return { memory: this.memory, shape: this.shape, probes };
  }

  /** Rows, removed ones too. */
  get rows(): number {
    return Atomics.load(this.#counter, 0);
  }

  /** Adds a row of `dimension` bytes and returns its number, which is the number of rows before. */
  add(bytes: Int8Array, scale: number): number {
    const row = this.rows;
    this.#makeRoom(row + 1);
    this.bytes(row).set(bytes);
    this.#setScale(row, scale);
    Atomics.store(this.#counter, 0, row + 1);
    return row;
  }

  remove(row: number): void {
    this.#setScale(row, Number.NaN);
  }

  isRemoved(row: number): boolean {
    return Number.isNaN(this.scale(row));
  }

  scale(row: number): number {
    return this.#floats(this.at.scale(row), 1)[0]!;
  }

  /** The bytes of a row, `dimension` of them. Good for as long as the memory is. */
  bytes(row: number): Int8Array {
    return new Int8Array(this.buffer, this.at.row(row), this.shape.dimension);
  }

  centroid(list: number): Int8Array {
    return new Int8Array(this.buffer, this.at.centroids + list * this.at.rowBytes, this.shape.dimension);
  }

  get centroidScales(): Float32Array {
    return this.#floats(this.at.centroidScales, this.shape.lists);
  }

  /** The first row of each list, and the row behind the last list. */
  get listStarts(): Uint32Array {
    return new Uint32Array(this.buffer, this.at.listStarts, this.shape.lists + 1);
  }

  /** Another thread may have made the memory grow: a buffer of before does not reach to the new rows. */
  get buffer(): ArrayBufferLike {
    return this.memory.buffer;
  }

  #floats(at: number, length: number): Float32Array {
    return new Float32Array(this.buffer, at, length);
  }

  #setScale(row: number, scale: number): void {
    this.#floats(this.at.scale(row), 1)[0] = scale;
  }

  /** Grows by an eighth at least, so that rows can be added one by one. Raises RangeError where no memory is left. */
  #makeRoom(rows: number): void {
    const pages = this.buffer.byteLength / PAGE_BYTES;
    const needed = this.at.pagesFor(rows);
    if (needed <= pages) return;
    const roomy = this.at.pagesFor(rows + Math.max(CHUNK_ROWS, rows >> 3));
    this.memory.grow(Math.max(needed, Math.min(roomy, MOST_PAGES)) - pages);
  }
}

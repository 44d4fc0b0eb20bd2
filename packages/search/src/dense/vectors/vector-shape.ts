/** A page of WebAssembly. */
export const PAGE_BYTES = 65_536;
/** Places of a row are read sixteen at a time. */
const STEP = 16;
/** Rows of a chunk: they are scanned by one call. */
export const CHUNK_ROWS = 4096;
/** More places are no embedding that we know of. The dot products stay exact, and a question fits into its page. */
export const LARGEST_DIMENSION = 8192;
const FOUND_AT = LARGEST_DIMENSION * 2;

/** What decides where things lie in the memory of vectors. */
export interface VectorShape {
  /** Places of a vector, 1 to LARGEST_DIMENSION. */
  readonly dimension: number;
  /** Threads that scan at the same time. */
  readonly threads: number;
  /** Inverted lists; 0 where all rows are scanned. */
  readonly lists: number;
}

/**
 * Addresses in the memory of vectors, in bytes. First a page for the number of rows, then for each thread a page with its question and what
 * it found, then the lists (where each begins, scales and rows of their centroids), then the chunks: the scales of their rows (f32), then
 * the rows, as long as a multiple of 16.
 */
export interface VectorAddresses {
  readonly rowBytes: number;
  /** How many rows there are (i32). */
  readonly count: number;
  question(thread: number): number;
  found(thread: number): number;
  /** The first row of each list, and the row behind the last list (u32). */
  readonly listStarts: number;
  readonly centroidScales: number;
  readonly centroids: number;
  scale(row: number): number;
  row(row: number): number;
  /** Pages that hold so many rows. */
  pagesFor(rows: number): number;
}

export function addressesOf({ dimension, threads, lists }: VectorShape): VectorAddresses {
  const rowBytes = multiple(dimension, STEP);
  const chunkBytes = CHUNK_ROWS * (rowBytes + Float32Array.BYTES_PER_ELEMENT);
  const listStarts = PAGE_BYTES * (1 + threads);
  const centroidScales = listStarts + multiple((lists + 1) * Uint32Array.BYTES_PER_ELEMENT, STEP);
  const centroids = centroidScales + multiple(lists * Float32Array.BYTES_PER_ELEMENT, STEP);
  const chunks = centroids + lists * rowBytes;
  const chunkOf = (row: number) => chunks + Math.floor(row / CHUNK_ROWS) * chunkBytes;
  return {
    rowBytes,
    count: 0,
    question: (thread) => PAGE_BYTES * (1 + thread),
    found: (thread) => PAGE_BYTES * (1 + thread) + FOUND_AT,
    listStarts,
    centroidScales,
    centroids,
    scale: (row) => chunkOf(row) + (row % CHUNK_ROWS) * Float32Array.BYTES_PER_ELEMENT,
    row: (row) => chunkOf(row) + CHUNK_ROWS * Float32Array.BYTES_PER_ELEMENT + (row % CHUNK_ROWS) * rowBytes,
    pagesFor: (rows) => Math.ceil((chunks + Math.ceil(rows / CHUNK_ROWS) * chunkBytes) / PAGE_BYTES),
  };
}

function multiple(size: number, of: number): number {
  return Math.ceil(size / of) * of;
}

import { arrangeLists, type ListTable, MOST_LISTS } from '../lists/arrange-lists.ts';
import type { VectorTable } from '../vectors/vector-table.ts';
import { loadVectors } from './load-vectors.ts';
import { VectorFileReader } from './read-vectors.ts';
import type { VectorBlock } from './vector-blocks.ts';
import { writeVectorFile } from './write-vectors.ts';

const ROWS_OF_A_BLOCK = 4096;
/** Beyond either, a search looks into lists: so many vectors, or so many bytes of vectors. */
const LISTS_FROM = { rows: 500_000, bytes: 500_000 * 128, leastRows: 20_000 };
/** Shares of the rows that may be removed ones, and that may lie outside the lists. */
const MOST_REMOVED = 0.2;
const MOST_OUTSIDE = 0.1;

/** Whether so many vectors are found quicker through lists. */
export function needLists(rows: number, dimension: number): boolean {
  return rows > LISTS_FROM.rows || (rows > LISTS_FROM.leastRows && rows * dimension > LISTS_FROM.bytes);
}

/**
 * Writes the file anew where that pays off: without removed vectors, and with inverted lists where there are many vectors. Returns whether
 * it did. Nobody may write the file meanwhile. It takes as much memory as the vectors, and computes for about half a minute for a million
 * of 128 places: for a command or a thread of its own.
 */
export async function packVectors(path: string, lists = needLists): Promise<boolean> {
  const reader = await VectorFileReader.open(path);
  try {
    const { model, dimension } = reader.title;
    const digests = new Map<string, string>();
    const seen = (block: VectorBlock) => {
      if (block.kind === 'rows') block.ids.forEach((id, at) => void digests.set(id, block.digests[at]!));
    };
    const table = await loadVectors(reader, { threads: 1, lists: MOST_LISTS, seen });
    const wanted = lists(table.size, dimension);
    if (!isWorthPacking(table, wanted)) return false;
    const arranged = wanted ? arrangeLists(table.memory) : { order: livingRows(table), lists: undefined };
    const blocks = packedBlocks(table, arranged, (id) => digests.get(id)!);
    await writeVectorFile(path, { model, dimension, blocks });
    return true;
  } finally {
    await reader.close();
  }
}

function isWorthPacking(table: VectorTable, wanted: boolean): boolean {
  const { rows } = table.memory;
  if (rows - table.size > MOST_REMOVED * rows) return true;
  return wanted && table.rowsOutsideLists > MOST_OUTSIDE * rows;
}

function livingRows({ memory }: VectorTable): Uint32Array {
  return Uint32Array.from({ length: memory.rows }, (_, row) => row).filter((row) => !memory.isRemoved(row));
}

function* packedBlocks(
  table: VectorTable,
  { order, lists }: { readonly order: Uint32Array; readonly lists: ListTable | undefined },
  digestOf: (id: string) => string,
): Generator<VectorBlock> {
  if (lists !== undefined) yield { kind: 'lists', lists };
  const { memory } = table;
  const { dimension } = memory.shape;
  for (let from = 0; from < order.length; from += ROWS_OF_A_BLOCK) {
    const rows = order.subarray(from, from + ROWS_OF_A_BLOCK);
    const ids = Array.from(rows, (row) => table.idOf(row)!);
    const bytes = new Int8Array(rows.length * dimension);
    for (const [place, row] of rows.entries()) bytes.set(memory.bytes(row), place * dimension);
    const scales = Float32Array.from(rows, (row) => memory.scale(row));
    yield { kind: 'rows', ids, digests: ids.map(digestOf), scales, bytes };
  }
}

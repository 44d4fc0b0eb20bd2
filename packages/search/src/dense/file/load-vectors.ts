import { DamagedFileError } from '../../search-errors.ts';
import { VectorTable } from '../vectors/vector-table.ts';
import type { VectorFileReader } from './read-vectors.ts';
import type { VectorBlock } from './vector-blocks.ts';

/** What a table is made for. */
export interface TableRoom {
  /** Threads that will scan it. */
  readonly threads: number;
  /** Lists to keep room for, where the file has none. */
  readonly lists?: number;
  /** Is called with each block. */
  readonly seen?: (block: VectorBlock) => void;
}

/** All vectors of a file, which was just opened, in memory. Raises DamagedFileError where a block is not what was written. */
export async function loadVectors(reader: VectorFileReader, room: TableRoom): Promise<VectorTable> {
  const { threads, lists, seen } = room;
  const { dimension } = reader.title;
  let table: VectorTable | undefined;
  for await (const block of reader.blocks()) {
    seen?.(block);
    if (table === undefined && block.kind === 'lists') {
      table = new VectorTable(dimension, threads, block.lists);
      continue;
    }
    table ??= new VectorTable(dimension, threads, undefined, lists);
    table.apply(block);
  }
  table ??= new VectorTable(dimension, threads, undefined, lists);
  if (table.rowsOutsideLists < 0) throw new DamagedFileError('vectors of the lists are missing');
  return table;
}

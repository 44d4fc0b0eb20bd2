import { GrowingU32 } from '../../builtin/segment/growing-array.ts';
import { StringNumbers } from '../../builtin/segment/string-numbers.ts';
import { DamagedFileError } from '../../search-errors.ts';
import type { RowsBlock, VectorBlock } from '../file/vector-blocks.ts';
import type { ListTable } from '../lists/arrange-lists.ts';
import { type SharedVectors, VectorMemory } from './vector-memory.ts';

/** Vectors by the ids of their records, in a shared memory. Blocks of a file are applied in the order in which they stand there. */
export class VectorTable {
  readonly memory: VectorMemory;
  readonly #lists: ListTable | undefined;
  readonly #ids = new StringNumbers();
  /** Row + 1 by the number of the id, 0 where it has none; and back. */
  readonly #rowOfId = new GrowingU32();
  readonly #idOfRow = new GrowingU32();
  #size = 0;

  /** `room` is the number of lists to keep room for, where they are not known yet. */
  constructor(dimension: number, threads: number, lists: ListTable | undefined, room = 0) {
    const size = lists?.centroidScales.length ?? room;
    this.memory = new VectorMemory({ dimension, threads, lists: size });
    this.#lists = lists;
    if (lists === undefined) return;
    this.memory.listStarts.set(lists.starts);
    this.memory.centroidScales.set(lists.centroidScales);
    for (let list = 0; list < size; list++)
      this.memory.centroid(list).set(lists.centroids.subarray(list * dimension, (list + 1) * dimension));
  }

  /** Vectors that are not removed. */
  get size(): number {
    return this.#size;
  }

  /** Rows that searches scan however near their lists are, and removed ones. */
  get rowsOutsideLists(): number {
    return this.memory.rows - (this.#lists?.starts.at(-1) ?? 0);
  }

  get shared(): SharedVectors {
    return this.memory.shared(this.#lists?.probes);
  }

  apply(block: VectorBlock): void {
    if (block.kind === 'rows') this.#add(block);
    else if (block.kind === 'removed') for (const id of block.ids) this.#remove(this.#numberOf(id));
    else throw new DamagedFileError(`a block of the kind ${block.kind} among vectors`);
  }

  /** The id of the record that a row is about; undefined where it was removed. */
  idOf(row: number): string | undefined {
    return this.memory.isRemoved(row) ? undefined : this.#ids.text(this.#idOfRow.get(row));
  }

  #add({ ids, scales, bytes }: RowsBlock): void {
    const { dimension } = this.memory.shape;
    for (const [place, id] of ids.entries()) {
      const number = this.#numberOf(id);
      this.#remove(number);
      // Before the row counts, so that whoever finds it can tell its id.
      this.#idOfRow.push(number);
      const row = this.memory.add(bytes.subarray(place * dimension, (place + 1) * dimension), scales[place]!);
      this.#rowOfId.set(number, row + 1);
      this.#size++;
    }
  }

  #remove(number: number): void {
    const row = this.#rowOfId.get(number) - 1;
    if (row < 0) return;
    this.memory.remove(row);
    this.#rowOfId.set(number, 0);
    this.#size--;
  }

  #numberOf(id: string): number {
    const number = this.#ids.number(id);
    if (number === this.#rowOfId.length) this.#rowOfId.push(0);
    return number;
  }
}

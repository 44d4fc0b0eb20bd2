import { DamagedFileError } from '../../search-errors.ts';
import type { ListTable } from '../lists/arrange-lists.ts';
import type { Block } from './block.ts';

/** Version of the blocks below: raise it with every change. */
export const FILE_FORMAT = 1;

/** The first block: vectors of which model. */
export interface TitleBlock {
  readonly kind: 'title';
  readonly format: number;
  readonly model: string;
  readonly dimension: number;
  /** Another one for each file that is written anew: who follows a file sees that it was replaced. */
  readonly edition: string;
}

/** May follow the first block: inverted lists over the rows that come next. */
export interface ListsBlock {
  readonly kind: 'lists';
  readonly lists: ListTable;
}

/** Vectors. One takes the place of an earlier one with its id. */
export interface RowsBlock {
  readonly kind: 'rows';
  readonly ids: readonly string[];
  /** What each was made of, as a digest. */
  readonly digests: readonly string[];
  readonly scales: Float32Array;
  /** The vectors one behind the other, `dimension` bytes each. */
  readonly bytes: Int8Array;
}

/** Vectors that are there no more. */
export interface RemovedBlock {
  readonly kind: 'removed';
  readonly ids: readonly string[];
}

export type VectorBlock = TitleBlock | ListsBlock | RowsBlock | RemovedBlock;

export function encodeBlock(block: VectorBlock): Block {
  switch (block.kind) {
    case 'title':
    case 'removed':
      return { head: block, body: new Uint8Array() };
    case 'lists': {
      const { starts, probes, centroidScales, centroids } = block.lists;
      return {
        head: { kind: 'lists', starts: [...starts], probes },
        body: joined(centroidScales, centroids),
      };
    }
    case 'rows': {
      const { scales, bytes, ...head } = block;
      return { head, body: joined(scales, bytes) };
    }
  }
}

/** Raises DamagedFileError where the parts of a block do not fit together. `dimension` is not needed for the first block. */
export function decodeBlock({ head, body }: Block, dimension: number): VectorBlock {
  const block = head as { readonly kind: string };
  switch (block.kind) {
    case 'title':
    case 'removed':
      return head as TitleBlock | RemovedBlock;
    case 'lists': {
      const { starts, probes } = head as { starts: readonly number[]; probes: number };
      const { scales, bytes } = split(body, starts.length - 1, dimension);
      const lists = { starts: Uint32Array.from(starts), probes, centroidScales: scales, centroids: bytes };
      return { kind: 'lists', lists };
    }
    case 'rows': {
      const { ids, digests } = head as { ids: readonly string[]; digests: readonly string[] };
      return { kind: 'rows', ids, digests, ...split(body, ids.length, dimension) };
    }
    default:
      throw new DamagedFileError(`a block of vectors is of the unknown kind ${block.kind}`);
  }
}

function joined(scales: Float32Array, bytes: Int8Array): Uint8Array {
  const body = new Uint8Array(scales.byteLength + bytes.byteLength);
  body.set(new Uint8Array(scales.buffer, scales.byteOffset, scales.byteLength));
  body.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), scales.byteLength);
  return body;
}

function split(body: Uint8Array, count: number, dimension: number) {
  const scaleBytes = count * Float32Array.BYTES_PER_ELEMENT;
  if (body.length !== scaleBytes + count * dimension)
    throw new DamagedFileError(`a block of ${count} vectors has ${body.length} bytes`);
  // Floats must begin at a multiple of four, which the body need not: hence the copy.
  const scales = new Float32Array(body.slice(0, scaleBytes).buffer);
  const bytes = new Int8Array(body.buffer, body.byteOffset + scaleBytes, count * dimension);
  return { scales, bytes };
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FilePieces } from '../segment/section-file.ts';
import { countRemoved } from '../segment/tombstones.ts';
import { writeIndexFile } from './index-files.ts';
import type { LoadedFile, LoadedSegment, SegmentEntry } from './index-state.ts';

/** Writes the files of one build folder under names that were never used before. Blocks: for worker threads. */
export class IndexFileWriter {
  readonly #folder: string;

  constructor(indexFolder: string, folder: string) {
    this.#folder = join(indexFolder, folder);
  }

  segment(buffer: SharedArrayBuffer, documents: number): LoadedSegment {
    return { entry: this.segmentFile([new Uint8Array(buffer)], documents), buffer, tombstones: undefined };
  }

  segmentFile(pieces: FilePieces, documents: number): SegmentEntry {
    const entry = writeIndexFile(this.#folder, `${newName()}.segment`, pieces);
    return { ...entry, documents, removed: undefined };
  }

  values(buffer: SharedArrayBuffer): LoadedFile {
    return { entry: writeIndexFile(this.#folder, `${newName()}.values`, [new Uint8Array(buffer)]), buffer };
  }

  /** The segment with other tombstones. */
  removed(segment: LoadedSegment, tombstones: Uint32Array<SharedArrayBuffer>): LoadedSegment {
    const entry = writeIndexFile(this.#folder, `${newName()}.removed`, [new Uint8Array(tombstones.buffer)]);
    return {
      ...segment,
      tombstones,
      entry: { ...segment.entry, removed: { ...entry, count: countRemoved(tombstones) } },
    };
  }
}

/** A new name; names sort by time, so that a folder lists its files in the order of their writing. */
export function newName(): string {
  return `${Date.now().toString(36)}-${randomBytes(5).toString('hex')}`;
}

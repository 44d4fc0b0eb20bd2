/** One immutable file of an index: its name under the index's folder, its length and the CRC-32 of its bytes. */
export interface FileEntry {
  readonly file: string;
  readonly bytes: number;
  readonly crc: number;
}

export interface SegmentEntry extends FileEntry {
  readonly documents: number;
  /** Bits of the removed documents; undefined while all live. */
  readonly removed: (FileEntry & { readonly count: number }) | undefined;
}

/** The manifest: the files that make up the index now. An index changes its state when this one file is replaced. */
export interface Manifest {
  readonly format: number;
  /** Grows with every visible change. */
  readonly generation: number;
  /** The subfolder of the current build, where all files lie. */
  readonly folder: string;
  /** Name of the model that all concepts come from; absent where none are kept. */
  readonly meaning?: string | undefined;
  readonly segments: readonly SegmentEntry[];
  readonly values: readonly FileEntry[];
}

/** A file and its bytes, which all threads share. */
export interface LoadedFile<Entry extends FileEntry = FileEntry> {
  readonly entry: Entry;
  readonly buffer: SharedArrayBuffer;
}

export interface LoadedSegment extends LoadedFile<SegmentEntry> {
  readonly tombstones: Uint32Array<SharedArrayBuffer> | undefined;
}

/** A state of an index in memory: everything that a search or a change needs. Immutable; can be posted to threads. */
export interface IndexState {
  readonly generation: number;
  readonly folder: string;
  readonly meaning: string | undefined;
  readonly segments: readonly LoadedSegment[];
  readonly values: readonly LoadedFile[];
}

export function manifestOf(state: IndexState, format: number): Manifest {
  return {
    format,
    generation: state.generation,
    folder: state.folder,
    meaning: state.meaning,
    segments: state.segments.map(({ entry }) => entry),
    values: state.values.map(({ entry }) => entry),
  };
}

/** Living documents of a segment. */
export function living({ entry }: LoadedSegment): number {
  return entry.documents - (entry.removed?.count ?? 0);
}

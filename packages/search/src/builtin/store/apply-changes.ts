import type { IndexChanges } from '../../search-engine.ts';
import { Segment } from '../segment/segment.ts';
import { SegmentBuilder } from '../segment/segment-builder.ts';
import { isRemoved, withRemoved } from '../segment/tombstones.ts';
import { joinChunks, ValueRegistry, ValueTables } from '../segment/value-tables.ts';
import type { IndexState, LoadedFile, LoadedSegment } from './index-state.ts';
import { living } from './index-state.ts';
import { IndexFileWriter } from './write-files.ts';

/** A value chunk is not joined with those after it while it is this many times their size. */
const CHUNK_RATIO = 4;

/** What is put and removed; all concepts come from the index's own model. */
export type OwnChanges = Omit<IndexChanges, 'meaning'>;

/** Writes what the changes add and remove; gives the state after them. A document both removed and put is put. */
export function applyChanges(
  indexFolder: string,
  state: IndexState,
  { put, remove }: OwnChanges,
): IndexState {
  const files = new IndexFileWriter(indexFolder, state.folder);
  const registry = new ValueRegistry(new ValueTables(state.values.map(({ buffer }) => buffer)));
  const added: LoadedSegment[] = [];
  let builder = new SegmentBuilder(registry);
  const replaced = new Set(remove);
  const latest = [...new Map(put.map((document) => [document.id, document])).values()];
  const finish = () => {
    if (builder.documents > 0) added.push(files.segment(builder.finish(), builder.documents));
    builder = new SegmentBuilder(registry);
  };
  for (const document of latest) {
    replaced.add(document.id);
    builder.add(document);
    if (builder.full) finish();
  }
  finish();
  const chunk = registry.newChunk();
  return {
    ...state,
    generation: state.generation + 1,
    segments: [...removeFrom(state.segments, replaced, files), ...added],
    values: chunk === undefined ? state.values : appendChunk(state.values, chunk, files),
  };
}

/** Marks the documents of these ids as removed; segments without living documents are left out. */
export function removeFrom(
  segments: readonly LoadedSegment[],
  ids: ReadonlySet<string>,
  files: IndexFileWriter,
): LoadedSegment[] {
  return segments
    .map((loaded) => {
      const segment = new Segment(loaded.buffer);
      const docs: number[] = [];
      for (const id of ids) {
        const doc = segment.find(id);
        if (doc >= 0 && !isRemoved(loaded.tombstones, doc)) docs.push(doc);
      }
      if (docs.length === 0) return loaded;
      return files.removed(loaded, withRemoved(loaded.tombstones, segment.documents, docs));
    })
    .filter((segment) => living(segment) > 0);
}

/** Joins small chunks at the end with the new one, so that there are never many. */
function appendChunk(
  values: readonly LoadedFile[],
  chunk: SharedArrayBuffer,
  files: IndexFileWriter,
): LoadedFile[] {
  const kept = [...values];
  const joined = [chunk];
  let size = chunk.byteLength;
  for (
    let last = kept.at(-1);
    last !== undefined && last.buffer.byteLength < CHUNK_RATIO * size;
    last = kept.at(-1)
  ) {
    kept.pop();
    joined.unshift(last.buffer);
    size += last.buffer.byteLength;
  }
  const buffer =
    joined.length === 1
      ? chunk
      : joinChunks(
          kept.map((file) => file.buffer),
          joined,
        );
  return [...kept, files.values(buffer)];
}

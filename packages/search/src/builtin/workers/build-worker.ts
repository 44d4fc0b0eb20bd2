import { serveCalls } from '../../threads/worker-calls.ts';
import { Segment } from '../segment/segment.ts';
import { mergeSegments } from '../segment/segment-merge.ts';
import { isRemoved } from '../segment/tombstones.ts';
import { applyChanges, removeFrom } from '../store/apply-changes.ts';
import { IndexBuild } from '../store/index-build.ts';
import { type LoadedSegment, living } from '../store/index-state.ts';
import { IndexFileWriter } from '../store/write-files.ts';
import type { BuildCalls } from './build-calls.ts';

const builds = new Map<number, IndexBuild>();
let lastBuild = 0;

serveCalls<BuildCalls>({
  apply: ({ indexFolder, state, changes }) => applyChanges(indexFolder, state, changes),
  merge({ indexFolder, folder, segments }) {
    const sources = segments.map(({ buffer, tombstones }) => ({ segment: new Segment(buffer), tombstones }));
    const merged = mergeSegments(sources);
    const documents = segments.reduce((sum, segment) => sum + living(segment), 0);
    return merged && new IndexFileWriter(indexFolder, folder).segment(merged, documents);
  },
  carryRemovals({ indexFolder, folder, before, now, merged }) {
    const removed = new Set(before.flatMap((source, number) => removedSince(source, now[number])));
    return removeFrom([merged], removed, new IndexFileWriter(indexFolder, folder))[0];
  },
  startBuild({ indexFolder, folder }) {
    builds.set(++lastBuild, new IndexBuild(indexFolder, folder));
    return lastBuild;
  },
  addToBuild({ build, documents }) {
    buildOf(build).add(documents);
  },
  finishBuild({ build }) {
    const files = buildOf(build).finish();
    builds.delete(build);
    return files;
  },
  dropBuild({ build }) {
    builds.get(build)?.drop();
    builds.delete(build);
  },
});

function removedSince(before: LoadedSegment, now: LoadedSegment | undefined): string[] {
  if (now !== undefined && now.entry.removed?.file === before.entry.removed?.file) return [];
  const { ids } = new Segment(before.buffer);
  const docs = Array.from({ length: ids.size }, (_, doc) => doc);
  const gone = docs.filter(
    (doc) => !isRemoved(before.tombstones, doc) && (now === undefined || isRemoved(now.tombstones, doc)),
  );
  return gone.map((doc) => ids.get(doc));
}

function buildOf(number: number): IndexBuild {
  const build = builds.get(number);
  if (build === undefined) throw new Error('this build was lost with its thread');
  return build;
}

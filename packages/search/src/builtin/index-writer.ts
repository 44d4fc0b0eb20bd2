import { batchesWithoutConcepts, withoutConcepts } from '../meaning/kept-concepts.ts';
import type { SearchDocument } from '../search-document.ts';
import type { IndexChanges, IndexStatus } from '../search-engine.ts';
import { IndexMissingError } from '../search-errors.ts';
import type { OwnChanges } from './store/apply-changes.ts';
import type { BuiltFiles } from './store/index-build.ts';
import { INDEX_FORMAT, loadState, readManifest, writeManifest } from './store/index-files.ts';
import { makeIndexFolder, removeUnused, sweep } from './store/index-folder.ts';
import { type IndexState, type LoadedSegment, manifestOf } from './store/index-state.ts';
import { segmentsToMerge } from './store/merge-policy.ts';
import type { OpenIndex } from './store/open-index.ts';
import { newName } from './store/write-files.ts';
import type { WriterThreads } from './workers/writer-threads.ts';

/** Documents sent to the building thread at once, and batches that may wait there. Both bound the memory of a rebuild. */
const BATCH_DOCUMENTS = 250;
const BATCHES_UNDER_WAY = 4;

interface Waiting {
  readonly changes: IndexChanges;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Changes one index. Only one process at a time may; which one is decided outside, by a lease. */
export class IndexWriter {
  readonly #index: string;
  readonly #open: OpenIndex;
  readonly #threads: WriterThreads;
  #waiting: Waiting[] = [];
  #swept = false;
  #merging = false;
  #closed = false;
  #rebuilding: Promise<unknown> = Promise.resolve();
  /** While an index is being built: the changes since its build began, to be applied to it at the end. */
  #changesSinceBuild: IndexChanges[] | undefined;

  constructor(index: string, open: OpenIndex, threads: WriterThreads) {
    this.#index = index;
    this.#open = open;
    this.#threads = threads;
  }

  /** Changes that come while others are being written are written together afterwards. */
  apply(changes: IndexChanges): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, resolve, reject });
      if (this.#waiting.length === 1) void this.#open.lock.run(() => this.#applyWaiting());
    });
  }

  /** Rebuilds of one index follow one another. */
  rebuild(
    documents: AsyncIterable<SearchDocument[]>,
    progress: (done: number) => void,
    meaning: string | undefined,
  ): Promise<IndexStatus> {
    const kept = meaning === undefined ? batchesWithoutConcepts(documents) : documents;
    const result = this.#rebuilding.then(() => this.#rebuild(kept, progress, meaning));
    this.#rebuilding = result.catch(() => undefined);
    return result;
  }

  /** Waits for changes under way; merges stop at the next commit. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#open.lock.run(async () => undefined);
  }

  async #applyWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      await this.#prepare();
      const { state, folder } = this.#open;
      if (state !== undefined) {
        const changes = joined(
          waiting.map((one) => one.changes),
          state.meaning,
        );
        await this.#commit(
          await this.#threads.changes.call('apply', { indexFolder: folder, state, changes }),
        );
      } else if (this.#changesSinceBuild === undefined) {
        throw new IndexMissingError(this.#index);
      }
      this.#changesSinceBuild?.push(...waiting.map(({ changes }) => changes));
      for (const { resolve } of waiting) resolve();
      void this.#mergeWhileDue();
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #rebuild(
    documents: AsyncIterable<SearchDocument[]>,
    progress: (done: number) => void,
    meaning: string | undefined,
  ): Promise<IndexStatus> {
    await this.#open.lock.run(async () => {
      await makeIndexFolder(this.#open.folder);
      await this.#prepare();
    });
    this.#changesSinceBuild = [];
    try {
      const built = await this.#threads.whileBuilding(() => this.#build(documents, progress));
      // The index is loaded only now, when the building thread has ended and its memory is free.
      const manifest = { ...built, meaning, format: INDEX_FORMAT, generation: 0 };
      const state = await loadState(this.#open.folder, manifest);
      return await this.#open.lock.run(() => this.#commitBuilt(state));
    } finally {
      this.#changesSinceBuild = undefined;
    }
  }

  async #build(
    documents: AsyncIterable<SearchDocument[]>,
    progress: (done: number) => void,
  ): Promise<BuiltFiles> {
    const { bulk } = this.#threads;
    const indexFolder = this.#open.folder;
    const build = await bulk.call('startBuild', { indexFolder, folder: `build-${newName()}` });
    try {
      await this.#sendAll(build, documents, progress);
      return await bulk.call('finishBuild', { build });
    } catch (error) {
      await bulk.call('dropBuild', { build }).catch(() => undefined);
      throw error;
    }
  }

  /** A build becomes current, with the changes that came meanwhile. */
  async #commitBuilt(built: IndexState): Promise<IndexStatus> {
    const state = { ...built, generation: await this.#nextGeneration() };
    const changes = joined(this.#changesSinceBuild ?? [], built.meaning);
    const none = changes.put.length === 0 && changes.remove.length === 0;
    const indexFolder = this.#open.folder;
    await this.#commit(
      none ? state : await this.#threads.changes.call('apply', { indexFolder, state, changes }),
    );
    return this.#open.status;
  }

  async #sendAll(
    build: number,
    batches: AsyncIterable<SearchDocument[]>,
    progress: (done: number) => void,
  ): Promise<void> {
    const underWay: Promise<void>[] = [];
    let done = 0;
    // Keeps only the number of documents, so that the documents themselves are not kept in memory until the answer comes.
    const send = (documents: readonly SearchDocument[]): Promise<void> => {
      const count = documents.length;
      return this.#threads.bulk.call('addToBuild', { build, documents }).then(() => {
        done += count;
        progress(done);
      });
    };
    try {
      for await (const batch of batches) {
        for (let at = 0; at < batch.length; at += BATCH_DOCUMENTS) {
          const sent = send(batch.slice(at, at + BATCH_DOCUMENTS));
          // It may fail before its turn comes, and a rejection that nobody handles ends the process.
          sent.catch(() => undefined);
          underWay.push(sent);
          if (underWay.length >= BATCHES_UNDER_WAY) await underWay.shift();
        }
      }
    } finally {
      await Promise.allSettled(underWay);
    }
    await Promise.all(underWay);
  }

  /** Merges in the background until no merge is due. Searches go on; changes wait only for the moment of the switch. */
  async #mergeWhileDue(): Promise<void> {
    if (this.#merging) return;
    this.#merging = true;
    try {
      while (!this.#closed && (await this.#mergeOnce()));
    } catch {
      // A merge that fails (a full disk, a thread that ended) leaves the index as it was; the next change tries again.
    } finally {
      this.#merging = false;
    }
  }

  async #mergeOnce(): Promise<boolean> {
    const { state, folder: indexFolder } = this.#open;
    const segments = state && segmentsToMerge(state.segments);
    if (state === undefined || segments === undefined) return false;
    const merged = await this.#threads.bulk.call('merge', { indexFolder, folder: state.folder, segments });
    return this.#open.lock.run(() => this.#commitMerge(state.folder, segments, merged));
  }

  /** What was removed from the sources while they were being merged is removed from the result too. */
  async #commitMerge(
    folder: string,
    sources: readonly LoadedSegment[],
    merged: LoadedSegment | undefined,
  ): Promise<boolean> {
    const { state, folder: indexFolder } = this.#open;
    if (this.#closed || state === undefined || state.folder !== folder) return false;
    const now = sources.map((source) => state.segments.find(({ entry }) => entry.file === source.entry.file));
    const result =
      merged &&
      (await this.#threads.bulk.call('carryRemovals', { indexFolder, folder, before: sources, now, merged }));
    const files = new Set(sources.map(({ entry }) => entry.file));
    const kept = state.segments.filter(({ entry }) => !files.has(entry.file));
    await this.#commit({
      ...state,
      generation: state.generation + 1,
      segments: result === undefined ? kept : [...kept, result],
    });
    return true;
  }

  /** Makes the state the current one for all processes, then for this one, and removes files that it no longer needs. */
  async #commit(state: IndexState): Promise<void> {
    const before = this.#open.state;
    const { folder } = this.#open;
    const after = manifestOf(state, INDEX_FORMAT);
    await writeManifest(folder, state);
    await this.#open.show(state);
    if (before === undefined) await sweep(folder, after);
    else await removeUnused(folder, manifestOf(before, INDEX_FORMAT), after);
  }

  /** Another process may have written before this one: begins with what is on disk now. */
  async #prepare(): Promise<void> {
    await this.#open.refresh();
    if (this.#swept) return;
    await makeIndexFolder(this.#open.folder);
    await sweep(this.#open.folder, await readManifest(this.#open.folder).catch(() => undefined));
    this.#swept = true;
  }

  async #nextGeneration(): Promise<number> {
    await this.#open.refresh();
    const manifest = await readManifest(this.#open.folder).catch(() => undefined);
    return Math.max(manifest?.generation ?? 0, this.#open.state?.generation ?? 0) + 1;
  }
}

/** Several changes as one: the last change of a document counts. Concepts of another model than `meaning` are left out. */
function joined(list: readonly IndexChanges[], meaning: string | undefined): OwnChanges {
  const last = new Map<string, SearchDocument | undefined>();
  for (const changes of list) {
    const own = meaning !== undefined && changes.meaning === meaning;
    for (const id of changes.remove) last.set(id, undefined);
    for (const document of changes.put) last.set(document.id, own ? document : withoutConcepts(document));
  }
  const put = [...last.values()].filter((document) => document !== undefined);
  return { put, remove: [...last].filter(([, document]) => document === undefined).map(([id]) => id) };
}

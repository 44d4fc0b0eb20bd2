import type { IndexStatus, SearchEngine } from '../search-engine.ts';
import { IndexMissingError } from '../search-errors.ts';
import { IndexWriter } from './index-writer.ts';
import { pagesOfIds } from './search/execute-scan.ts';
import { indexFolderOf } from './store/index-folder.ts';
import { OpenIndex } from './store/open-index.ts';
import { SearchPool } from './workers/search-pool.ts';
import { WriterThreads } from './workers/writer-threads.ts';

export interface BuiltinEngineOptions {
  /** Where indexes lie, each in its own folder. Several processes may share it. */
  readonly directory: string;
  /** Search threads; one by default. */
  readonly workers?: number;
  /** A reader refuses changes. Only one writer at a time may write an index; which one is decided outside, by a lease. */
  readonly role?: 'writer' | 'reader';
}

/** Milliseconds between two looks at the manifests: polling, since watching does not work on every shared file system. */
const FOLLOW_MILLISECONDS = 250;

interface Index {
  readonly open: OpenIndex;
  readonly writer: IndexWriter;
  readonly opened: Promise<void>;
}

/** The search engine inside the portal: an inverted index in shared memory, searched and built by worker threads. */
export function createBuiltinEngine(options: BuiltinEngineOptions): SearchEngine {
  const pool = new SearchPool(Math.max(1, options.workers ?? 1));
  const threads = new WriterThreads();
  const indexes = new Map<string, Index>();
  let closed = false;

  const timer = setInterval(() => {
    for (const { open } of indexes.values()) open.lock.run(() => open.refresh()).catch(() => undefined);
  }, FOLLOW_MILLISECONDS).unref();

  function indexOf(name: string): Index {
    if (closed) throw new Error('the search engine is closed');
    let index = indexes.get(name);
    if (index === undefined) {
      const open = new OpenIndex(indexFolderOf(options.directory, name), (state) =>
        pool.publish(name, state),
      );
      const opened = open.lock.run(() => open.refresh());
      index = { open, opened, writer: new IndexWriter(name, open, threads) };
      indexes.set(name, index);
      opened.catch(() => indexes.delete(name));
    }
    return index;
  }

  async function ready(name: string): Promise<void> {
    const { open, opened } = indexOf(name);
    pool.warm();
    await opened;
    const { state } = open.status;
    if (state !== 'ready')
      throw new IndexMissingError(name, state === 'damaged' ? 'damaged' : 'not built yet');
  }

  function writerOf(name: string): IndexWriter {
    if (options.role === 'reader')
      throw new Error(`this process only reads search indexes, it may not change ${name}`);
    return indexOf(name).writer;
  }

  return {
    async search(name, request) {
      await ready(name);
      return pool.search(name, request);
    },
    async suggest(name, request) {
      await ready(name);
      return pool.suggest(name, request);
    },
    async explain(name, request, id) {
      await ready(name);
      return pool.explain(name, request, id);
    },
    async spell(name, text) {
      await ready(name);
      return pool.spell(name, text);
    },
    async headings(name, request) {
      await ready(name);
      return pool.headings(name, request);
    },
    async concepts(name, id) {
      await ready(name);
      return pool.concepts(name, id);
    },
    async *scan(name, request) {
      await ready(name);
      yield* pagesOfIds(await pool.scan(name, request));
    },
    async apply(name, changes) {
      if (changes.put.length > 0 || changes.remove.length > 0) await writerOf(name).apply(changes);
    },
    async rebuild(name, documents, progress = () => undefined, meaning) {
      return writerOf(name).rebuild(documents, progress, meaning);
    },
    async status(name): Promise<IndexStatus> {
      const { open, opened } = indexOf(name);
      await opened;
      return open.status;
    },
    async close() {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      await Promise.all([...indexes.values()].map(({ writer }) => writer.close()));
      await Promise.all([pool.close(), threads.close()]);
    },
  };
}

import type { SearchDocument } from '../search-document.ts';
import type { IndexStatus } from '../search-engine.ts';
import { ClusterError } from './cluster-error.ts';
import type { Connection } from './connection.ts';
import type { IndexMeta } from './index-meta.ts';
import type { IndexNames } from './index-names.ts';
import { readStatus } from './index-status.ts';
import { BUILD_SETTINGS, LIVE_SETTINGS, mappings } from './mapping.ts';
import type { BuildBatch } from './write-calls.ts';

/** Brings a batch of documents to the index that is being built. */
export type Bring = (batch: BuildBatch) => Promise<void>;

/** Requests under way while the next documents are read and analysed. */
const REQUESTS_AT_ONCE = 2;
const COPY_SECONDS = 60;
const CREATE_ATTEMPTS = 3;
/** With fewer documents nobody waits for the copy: to copy them, or to build the index again, is quick. */
const WORTH_WAITING_FOR = 10_000;
const SETTING_MILLISECONDS = 120_000;

/**
 * Builds an index under the alias `next`, to which changes go too meanwhile, and replaces the old index with it in one step. A document of
 * the build never replaces a change, since its version is lower. Where the build fails the old index stays as it is.
 */
export async function rebuildIndex(
  cluster: Connection,
  names: IndexNames,
  documents: AsyncIterable<SearchDocument[]>,
  bring: Bring,
  progress: (done: number) => void,
  meaning: string | undefined,
): Promise<IndexStatus> {
  await remove(cluster, await indexesBehind(cluster, names.next));
  const index = names.newIndex();
  const meta = meaning === undefined ? {} : { meaning };
  await create(cluster, names, index, meta);
  try {
    const built = await fill(names.next, documents, bring, progress);
    await makeReady(cluster, index);
    if (built >= WORTH_WAITING_FOR) await waitForCopy(cluster, index);
    await takePlace(cluster, names, index, meta);
  } catch (error) {
    await remove(cluster, [index]).catch(() => undefined);
    throw error;
  }
  return readStatus(cluster, names.live);
}

/**
 * Creates the index behind the alias `next`. A removal that was on its way to the alias when the build before ended has made the cluster
 * create an index of that name, since `require_alias` does not count for removals: it goes first.
 */
async function create(
  cluster: Connection,
  { next }: IndexNames,
  index: string,
  meta: IndexMeta,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await cluster.call({
        method: 'PUT',
        path: `/${index}`,
        body: { settings: BUILD_SETTINGS, mappings: mappings(meta), aliases: { [next]: {} } },
        timeoutMilliseconds: SETTING_MILLISECONDS,
      });
      return;
    } catch (error) {
      const isTaken = error instanceof ClusterError && error.type === 'invalid_alias_name_exception';
      if (!isTaken || attempt === CREATE_ATTEMPTS) throw error;
      await remove(cluster, [next]);
    }
  }
}

/** Where a document comes twice the later batch counts. Gives the number of documents that came. */
async function fill(
  alias: string,
  batches: AsyncIterable<SearchDocument[]>,
  bring: Bring,
  progress: (done: number) => void,
): Promise<number> {
  const underWay: Promise<void>[] = [];
  let number = 0;
  let done = 0;
  for await (const documents of batches) {
    if (underWay.length >= REQUESTS_AT_ONCE) await underWay.shift();
    const brought = bring({ alias, number: ++number, documents }).then(() => {
      done += documents.length;
      progress(done);
    });
    // It may fail before its turn comes, and a rejection that nobody handles ends the process.
    brought.catch(() => undefined);
    underWay.push(brought);
  }
  for (const brought of underWay) await brought;
  return done;
}

/** Makes all documents visible and lets the cluster copy the index to another node. */
async function makeReady(cluster: Connection, index: string): Promise<void> {
  await cluster.call({
    method: 'POST',
    path: `/${index}/_refresh`,
    timeoutMilliseconds: SETTING_MILLISECONDS,
  });
  await cluster.call({
    method: 'PUT',
    path: `/${index}/_settings`,
    body: { index: LIVE_SETTINGS },
    timeoutMilliseconds: SETTING_MILLISECONDS,
  });
}

/** The loss of one node right after is no loss then. */
async function waitForCopy(cluster: Connection, index: string): Promise<void> {
  await cluster.call({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: 'green', timeout: `${COPY_SECONDS}s` },
    timeoutMilliseconds: COPY_SECONDS * 2000,
    // Not green in time: it answers all the same.
    mayBe: [408],
  });
}

async function takePlace(
  cluster: Connection,
  { live, next }: IndexNames,
  index: string,
  meta: IndexMeta,
): Promise<void> {
  const { generation } = await readStatus(cluster, live);
  await cluster.call({
    method: 'PUT',
    path: `/${index}/_mapping`,
    body: { _meta: { ...meta, generation: generation + 1 } },
  });
  const old = await indexesBehind(cluster, live);
  await cluster.call({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        { remove: { index, alias: next } },
        { add: { index, alias: live } },
        ...old.map((one) => ({ remove_index: { index: one } })),
      ],
    },
  });
}

async function indexesBehind(cluster: Connection, alias: string): Promise<string[]> {
  const found = await cluster.call<Readonly<Record<string, unknown>> | undefined>({
    method: 'GET',
    path: `/_alias/${alias}`,
    mayBe: [404],
  });
  return Object.keys(found ?? {});
}

async function remove(cluster: Connection, indexes: readonly string[]): Promise<void> {
  for (const index of indexes)
    await cluster.call({
      method: 'DELETE',
      path: `/${index}`,
      mayBe: [404],
      timeoutMilliseconds: SETTING_MILLISECONDS,
    });
}

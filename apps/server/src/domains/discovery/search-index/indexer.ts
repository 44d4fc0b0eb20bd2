import { setTimeout as sleep } from 'node:timers/promises';
import { IndexMissingError } from '@lectern/search/search-errors';
import type { Deps } from '../../../platform/deps.ts';
import { createFailingTurns } from '../../../platform/events/failing-turns.ts';
import {
  countEvents,
  newestSeq,
  takeEvents,
  type WaitingEvent,
} from '../../../platform/events/outbox-store.ts';
import { createProcessLease } from '../../../platform/jobs/process-lease.ts';
import { isolateTenant } from '../../../platform/tenants/faults/isolate-tenant.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { applyChanges, INDEXING, putBibs } from './apply-changes.ts';
import { indexConsumer } from './index-consumer.ts';
import { findIndexedScheme } from './indexed-settings.ts';
import { createRebuilds } from './rebuilds.ts';

export type IndexerDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'log'
  | 'config'
  | 'search'
  | 'tenants'
  | 'ils'
  | 'meaning'
  | 'onlineTitles'
  | 'onlineCollections'
>;

/** Keeps the search indexes as the database is, in one process of all that run. */
export interface Indexer {
  start(): void;
  /** True while this process is the one that writes indexes. */
  isWriter(): boolean;
  /**
   * Marks a tenant as being filled, until the returned function is called: a small index is then built anew as the records come, which is
   * several times quicker than changing it.
   */
  filling(tenantId: string): () => void;
  /** Builds a tenant's index anew from the database; the old one serves meanwhile. Raises where this process is not the writer. */
  rebuild(tenantId: string, progress?: (done: number) => void): Promise<void>;
  /** Waits until this process is the writer: true; or until it is clear that another one is: false. */
  becomesWriter(): Promise<boolean>;
  /** Resolves when all that changed so far is in the index: true; false where another process sees to it. */
  settled(): Promise<boolean>;
  stop(): Promise<void>;
}

/** One process writes search indexes, all others follow what it writes. */
const WRITER_LEASE = { name: 'index-writer', seconds: 4 };
/** Changes are looked for this often: with reading, analysing and publishing they are found within a second. */
const POLL_MS = 150;
const CHANGES_AT_ONCE = 1000;
/** As many changes of a backlog at once: no reader waits for a single one. */
const BACKLOG_AT_ONCE = 5000;
const PASS_AGAIN_MS = 5_000;
const CHECKING = 'search.check';
const SETTLING_LOOK_MS = 20;
const HEALTH_CHECK_MS = 2_000;
/** From so many waiting changes on, if they are also half of the index, building it anew is quicker. */
const BACKLOG = 20_000;
/** An index of fewer documents is built anew while its tenant is filled. */
const SMALL_INDEX = 20_000;

export function createIndexer(deps: IndexerDeps): Indexer {
  const { db, log, search } = deps;
  const lease = createProcessLease(deps, WRITER_LEASE);
  const rebuilds = createRebuilds(
    deps,
    () => lease.hold(),
    (tenantId) => filling.has(tenantId),
  );
  /** Tenants that are being filled, and whether their index was looked at. */
  const filling = new Map<string, { looked: boolean }>();
  const failing = createFailingTurns(deps, {
    consumer: indexConsumer,
    source: INDEXING,
    async act(tenantId, bibIds) {
      rebuilds.noteChanged(tenantId, bibIds);
      await putBibs(deps, tenantId, bibIds);
    },
  });
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let wasWriter = false;
  let checkAt = 0;
  let passed = 0;
  let passAgainAt = 0;
  /** When the last look began, if it found nothing to do: what changed before then is in the index. */
  let idleSince = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const began = performance.now();
    const writer = await lease.hold();
    if (writer !== wasWriter) checkAt = 0;
    wasWriter = writer;
    if (!writer) return;
    if (performance.now() >= checkAt) {
      checkAt = performance.now() + HEALTH_CHECK_MS;
      await checkIndexes();
    }
    for (const [tenantId, bibIds] of rebuilds.takeUnfolded())
      await isolateTenant(deps, { tenantId, source: INDEXING }, () => putBibs(deps, tenantId, [...bibIds]));
    idleSince = (await drain()) && !rebuilds.any() ? began : Number.NEGATIVE_INFINITY;
    failing.begin((tenantId) => lease.held && !rebuilds.replacing().includes(tenantId));
  }

  /**
   * An index that is missing, damaged, about to be outgrown, or built with another setting or an older model is built from the database.
   */
  async function checkIndexes(): Promise<void> {
    for (const tenant of await deps.tenants.all())
      await isolateTenant(deps, { tenantId: tenant.id, source: CHECKING }, () => checkIndex(tenant));
  }

  async function checkIndex({ id, settings }: Tenant): Promise<void> {
    if (rebuilds.has(id)) return;
    const { state, documents, meaning } = await search.status(id);
    const bulk = filling.get(id);
    const outgrown = bulk?.looked === false && documents < SMALL_INDEX;
    if (bulk) bulk.looked = true;
    if (state !== 'ready' || outgrown) rebuilds.startInstead(id);
    else if ((await findIndexedScheme(db, id)) !== settings.public.classScheme) rebuilds.startBeside(id);
    else if (settings.search.meaning && (await hasNewModel(id, meaning))) rebuilds.startBeside(id);
  }

  /** Whether a model was trained after the index was built, and can be read here. */
  async function hasNewModel(tenantId: string, indexed: string | undefined): Promise<boolean> {
    const newest = await deps.meaning.newestName(tenantId);
    if (newest === undefined || newest === indexed) return false;
    return (await deps.meaning.open(tenantId, newest)) !== undefined;
  }

  /**
   * The next changes. Those of a tenant whose index is being replaced stay where they are, hundreds of thousands perhaps: they are passed
   * once, then looked at again only now and then, for numbers that were given out earlier than they became visible.
   */
  async function take(limit: number, except: readonly string[]): Promise<WaitingEvent[]> {
    if (except.length === 0 || performance.now() >= passAgainAt) {
      passed = 0;
      passAgainAt = performance.now() + PASS_AGAIN_MS;
    }
    const newest = except.length > 0 ? await newestSeq(db) : 0;
    const changes = await takeEvents(db, indexConsumer, limit, { except, afterSeq: passed });
    if (changes.length === 0) passed = newest;
    return changes;
  }

  /** Acts on all waiting changes; false where it had to leave some. */
  async function drain(): Promise<boolean> {
    let limit = CHANGES_AT_ONCE;
    while (!stopping.signal.aborted && (await lease.hold())) {
      // Noted before reading: an index that is finished meanwhile leaves its last changes to the next look.
      const except = [...new Set([...rebuilds.replacing(), ...failing.waiting()])];
      const changes = await take(limit, except);
      if (changes.length === 0) return except.length === 0;
      const isBacklog = changes.length === limit;
      if (isBacklog && (await replaceOvertaken())) continue;
      limit = isBacklog ? BACKLOG_AT_ONCE : CHANGES_AT_ONCE;
      try {
        await applyChanges(deps, changes, { onApplied: rebuilds.noteChanged, onEnd: failing.note });
      } catch (error) {
        if (!(error instanceof IndexMissingError)) throw error;
        rebuilds.startInstead(error.index);
      }
    }
    return false;
  }

  /** Builds an index anew when most of it would change anyway; true where it began to. */
  async function replaceOvertaken(): Promise<boolean> {
    let began = false;
    for (const [tenantId, waiting] of await countEvents(db, indexConsumer)) {
      if (waiting < BACKLOG || rebuilds.has(tenantId)) continue;
      const { documents } = await search.status(tenantId);
      if (waiting < documents / 2) continue;
      rebuilds.startInstead(tenantId);
      began = true;
    }
    return began;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, 'indexing failed; tried again'));
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function becomesWriter(): Promise<boolean> {
    let before: string | undefined;
    while (!(await lease.hold())) {
      if (stopping.signal.aborted) return false;
      // A process that died renews its lease no more; one that lives does.
      const beat = await lease.otherBeat();
      if (before !== undefined && beat !== undefined && beat !== before) return false;
      before = beat ?? before;
      await sleep(SETTLING_LOOK_MS);
    }
    return true;
  }

  return {
    start() {
      lease.start();
      running = run();
    },
    isWriter: () => lease.held,
    filling(tenantId) {
      filling.set(tenantId, { looked: false });
      checkAt = 0;
      return () => filling.delete(tenantId);
    },
    rebuild: (tenantId, progress) => rebuilds.run(tenantId, progress),
    becomesWriter,
    async settled() {
      const since = performance.now();
      while (idleSince < since && !stopping.signal.aborted) {
        if (!(await becomesWriter())) return false;
        await sleep(SETTLING_LOOK_MS);
      }
      return idleSince >= since;
    },
    async stop() {
      stopping.abort();
      await rebuilds.stop();
      await running;
      await failing.stop();
      await lease.release();
    },
  };
}

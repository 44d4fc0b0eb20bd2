import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addEvents, deleteEvents } from '../../../platform/events/outbox-store.ts';
import { indexConsumer } from './index-consumer.ts';
import { allDocuments, classSchemeOfId, growingDocuments } from './index-documents.ts';
import { putIndexedScheme } from './indexed-settings.ts';
import { meaningForIndex } from './meaning/indexed-meaning.ts';

type RebuildDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'search' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections' | 'meaning'
>;

/** The indexes that are being built from the database, one after the other, behind those that serve. */
export interface Rebuilds {
  has(tenantId: string): boolean;
  any(): boolean;
  /** Tenants whose new index takes the place of one that is missing, damaged or far behind: their changes wait for it. */
  replacing(): readonly string[];
  /** Begins one in the background; when it fails, whoever finds the index missing begins it again. */
  startInstead(tenantId: string): void;
  /** Begins one in the background behind an index that goes on serving; when it fails, whoever finds the index outdated begins it again. */
  startBeside(tenantId: string): void;
  /** Builds one behind an index that goes on serving and is kept up to date. */
  run(tenantId: string, progress?: (done: number) => void): Promise<void>;
  /** Notes bibs that change in an index: one that is being built with another model of meaning gets them without concepts. */
  noteChanged(tenantId: string, bibIds: readonly string[]): void;
  /** Takes the bibs that must be put once more, by tenant, since a new index has them without concepts. */
  takeUnfolded(): ReadonlyMap<string, ReadonlySet<string>>;
  stop(): Promise<void>;
}

/** `isGrowing` is true for tenants that are being filled: an index that replaces another follows them to the end. */
export function createRebuilds(
  deps: RebuildDeps,
  isWriter: () => Promise<boolean>,
  isGrowing: (tenantId: string) => boolean,
): Rebuilds {
  const { db, clock, log, search } = deps;
  const replacing = new Map<string, Promise<void>>();
  const beside = new Map<string, Promise<void>>();
  /** Bibs that change while an index is built with another model. */
  const changing = new Map<string, Set<string>>();
  let unfolded = new Map<string, ReadonlySet<string>>();
  let last: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Raising ends a build and leaves the old index as it is. */
  async function check(): Promise<void> {
    if (stopped || !(await isWriter())) throw new Error('this process does not write search indexes');
  }

  /** One build at a time: each takes memory and a core. */
  function inTurn(build: () => Promise<void>): Promise<void> {
    const turn = last.then(build);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** Notes the classification from before the build: if the setting changes meanwhile, the index is built once more. */
  async function withScheme(tenantId: string, rebuild: () => Promise<unknown>): Promise<void> {
    const { code } = await classSchemeOfId(deps.tenants, tenantId);
    await rebuild();
    await putIndexedScheme(db, tenantId, code);
  }

  /** One record that cannot be read keeps no library without an index. It is left out, and tried again as a change that failed. */
  function unreadableRecords(tenantId: string) {
    const bibIds = new Set<string>();
    return {
      onUnreadable(bibId: string, error: unknown) {
        if (!bibIds.has(bibId)) log.error({ err: error, tenant: tenantId, bib: bibId }, 'record not indexed');
        bibIds.add(bibId);
      },
      async sendAgain() {
        const event = { tenantId, subjectIds: [...bibIds], now: clock.now().toISOString() };
        if (bibIds.size > 0) await inTransaction(db, (tx) => addEvents(tx, indexConsumer, event));
      },
    };
  }

  async function build(tenantId: string, progress?: (done: number) => void): Promise<void> {
    await check();
    const model = await meaningForIndex(deps, tenantId);
    const changed = new Set<string>();
    const { onUnreadable, sendAgain } = unreadableRecords(tenantId);
    if (model && model.name !== (await search.status(tenantId)).meaning) changing.set(tenantId, changed);
    try {
      await withScheme(tenantId, () =>
        search.rebuild(
          tenantId,
          allDocuments(deps, tenantId, { check, model, onUnreadable }),
          progress,
          model?.name,
        ),
      );
      await sendAgain();
      if (changed.size > 0) unfolded.set(tenantId, changed);
    } finally {
      changing.delete(tenantId);
    }
  }

  /** Reads what waits and what comes meanwhile into the new index; the changes that it could not take are acted on after it. */
  async function replace(tenantId: string): Promise<void> {
    await check();
    const read: number[] = [];
    const model = await meaningForIndex(deps, tenantId);
    const { onUnreadable, sendAgain } = unreadableRecords(tenantId);
    const documents = growingDocuments(deps, tenantId, {
      check,
      model,
      onUnreadable,
      mayEnd: () => !isGrowing(tenantId),
      onRead: (seqs) => {
        for (const seq of seqs) read.push(seq);
      },
    });
    await withScheme(tenantId, () => search.rebuild(tenantId, documents, undefined, model?.name));
    await deleteEvents(db, read);
    await sendAgain();
  }

  function run(tenantId: string, progress?: (done: number) => void): Promise<void> {
    const underWay = beside.get(tenantId);
    if (underWay) return underWay;
    const done = inTurn(() => build(tenantId, progress)).finally(() => beside.delete(tenantId));
    beside.set(tenantId, done);
    return done;
  }

  function logFailure(tenantId: string, error: unknown): void {
    if (!stopped) log.error({ err: error, tenant: tenantId }, 'index not built');
  }

  return {
    has: (tenantId) => replacing.has(tenantId) || beside.has(tenantId),
    any: () => replacing.size + beside.size > 0,
    replacing: () => [...replacing.keys()],
    startInstead(tenantId) {
      if (replacing.has(tenantId)) return;
      const done = inTurn(() => replace(tenantId))
        .catch((error: unknown) => logFailure(tenantId, error))
        .finally(() => replacing.delete(tenantId));
      replacing.set(tenantId, done);
    },
    startBeside(tenantId) {
      run(tenantId).catch((error: unknown) => logFailure(tenantId, error));
    },
    run,
    noteChanged(tenantId, bibIds) {
      const changed = changing.get(tenantId);
      for (const id of changed ? bibIds : []) changed?.add(id);
    },
    takeUnfolded() {
      const taken = unfolded;
      unfolded = new Map();
      return taken;
    },
    async stop() {
      stopped = true;
      await Promise.allSettled([...replacing.values(), ...beside.values()]);
    },
  };
}

import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { readJobsLag } from '../jobs/jobs-lag.ts';
import type { Lane } from '../jobs/lanes.ts';

/** A check that takes longer has failed. */
const PATIENCE_MS = 2_000;
/** Whoever asks within this time gets the same answer, so asking often costs nothing. */
const KEPT_MS = 1_000;
/** Jobs that are due for longer are late; those of whole catalogues may wait for one another. */
const LATE_SECONDS = 300;

export interface Health {
  /** Whether requests should be sent here: the database and the index answer, and the disk has room. */
  readonly isReady: boolean;
  readonly checks: {
    readonly database: 'ok' | 'failed';
    readonly index: 'ok' | 'failed';
    readonly disk: 'ok' | 'full';
    /** Late jobs do not make a node unready: all nodes share the jobs, and none would be left. */
    readonly jobs: 'ok' | 'late' | 'unknown';
  };
  /** Undefined where they cannot be read. */
  readonly figures: {
    /** How long the oldest job of each lane that is due has been waiting, in seconds. */
    readonly jobsLag: ReadonlyMap<Lane, number> | undefined;
    readonly diskFree: number | undefined;
  };
}

/** Checks what the server needs; never rejects. Who asks at the same time shares one check. */
export function createHealthCheck(deps: Deps): () => Promise<Health> {
  let last: { readonly at: number; readonly health: Promise<Health> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > KEPT_MS) last = { at, health: checkHealth(deps) };
    return last.health;
  };
}

async function checkHealth(deps: Deps): Promise<Health> {
  const [database, index, jobsLag, diskFree] = await Promise.all([
    inTime(() => sql`select 1`.execute(deps.db)),
    inTime(() => askIndex(deps)),
    inTime(() => readJobsLag(deps.db, deps.clock.now())),
    inTime(() => readDiskFree(deps)),
  ]);
  const checks = {
    database: database === undefined ? 'failed' : 'ok',
    index: index === undefined ? 'failed' : 'ok',
    disk: diskFree !== undefined && diskFree < deps.config.diskReserve ? 'full' : 'ok',
    jobs: jobsState(jobsLag),
  } as const;
  const isReady = checks.database === 'ok' && checks.index === 'ok' && checks.disk === 'ok';
  return { isReady, checks, figures: { jobsLag, diskFree } };
}

function jobsState(lag: ReadonlyMap<Lane, number> | undefined): Health['checks']['jobs'] {
  if (lag === undefined) return 'unknown';
  const isLate = [...lag].some(
    ([lane, seconds]) => lane !== 'bulk' && lane !== 'rounds' && seconds > LATE_SECONDS,
  );
  return isLate ? 'late' : 'ok';
}

/** The answer of a check; undefined if it fails or takes too long. */
async function inTime<T>(check: () => Promise<T>): Promise<T | undefined> {
  const given = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: given.signal, ref: false });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return undefined;
  } finally {
    given.abort();
    void late.catch(() => undefined);
  }
}

/** Whether the engine answers, asked about one library. An index that is damaged is the matter of its library, not of the node. */
async function askIndex({ tenants, search }: Deps): Promise<'answers'> {
  // That the database is away is the fault of another check.
  const [first] = await tenants.all().catch(() => []);
  if (first) await search.status(first.id);
  return 'answers';
}

/** Bytes that the server may still write on the disk of its data. */
async function readDiskFree({ config }: Deps): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  return bavail * bsize;
}

import { parserOf } from '@lectern/contracts/kernel/endpoint';
import { later } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { createHeartbeats } from './heartbeats.ts';
import {
  bringJobForward,
  claimJobs,
  endJob,
  enqueueJob,
  findRunningJobs,
  type JobEnd,
  type RunningJob,
  renewJobs,
  type StoredJob,
} from './job-store.ts';
import type { JobHandler } from './job-type.ts';

export interface JobRunner {
  start(): Promise<void>;
  /** Looks for due jobs now, before the next poll. */
  nudge(): void;
  /** Takes no more jobs, signals the running ones to stop and waits for them. */
  stop(): Promise<void>;
}

export type JobRunnerDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const POLL_MS = 300;
const LEASE_SECONDS = 30;
const AT_ONCE = 4;
const LONGEST_BACKOFF_SECONDS = 600;

/** Runs the jobs of the database that it has handlers for. Any number of processes may do so. */
export function createJobRunner(deps: JobRunnerDeps, handlers: readonly JobHandler[]): JobRunner {
  const { db, clock, log } = deps;
  const owner = newId();
  const running = new Map<string, Promise<void>>();
  const heartbeats = createHeartbeats(clock, LEASE_SECONDS);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let renewAt = 0;

  const handlerOf = new Map(handlers.map((handler) => [handler.type.kind, handler]));
  if (handlerOf.size < handlers.length) throw new Error('two handlers for one kind of job');

  async function look(): Promise<void> {
    const now = clock.now();
    if (running.size > 0 && performance.now() >= renewAt) {
      renewAt = performance.now() + (LEASE_SECONDS * 1000) / 3;
      await renewJobs(db, [...running.keys()], owner, later(now, LEASE_SECONDS));
    }
    const kinds = handlers.filter(({ ready }) => ready?.() ?? true).map(({ type }) => type.kind);
    const claim = {
      kinds,
      owner,
      leaseSeconds: LEASE_SECONDS,
      limit: AT_ONCE - running.size,
      abandoned: abandoned(await findRunningJobs(db, { kinds, owner })),
    };
    for (const job of await claimJobs(db, claim, now)) {
      const work = runOne(job).finally(() => running.delete(job.id));
      running.set(job.id, work);
    }
  }

  /** The jobs whose process has not renewed them for as long as a lease lasts. */
  function abandoned(others: readonly RunningJob[]): RunningJob[] {
    heartbeats.keepOnly(new Set(others.map(({ id }) => id)));
    return others.filter(({ id, lease_until }) => heartbeats.isSilent(id, lease_until ?? ''));
  }

  async function runOne(job: StoredJob): Promise<void> {
    const end = await attempt(job);
    await endJob(db, job.id, owner, end, clock.now().toISOString()).catch((error: unknown) =>
      // Its lease runs out and it is run again: jobs may be run more than once, never lost.
      log.error({ err: error, kind: job.kind }, 'job end not stored'),
    );
  }

  async function attempt(job: StoredJob): Promise<JobEnd> {
    const handler = handlerOf.get(job.kind);
    if (!handler) throw new Error(`no handler for jobs of the kind ${job.kind}`);
    try {
      if (job.attempt > job.maxAttempts) throw new Error('its process died at each attempt');
      const payload = parserOf(handler.type.payload).parse(job.payload);
      const answer = await handler.run({ ...job, payload }, stopping.signal);
      return answer ? { state: 'waiting', runAt: answer.again, attempts: 0 } : { state: 'done' };
    } catch (error) {
      const now = clock.now();
      if (stopping.signal.aborted)
        return { state: 'waiting', runAt: now.toISOString(), attempts: job.attempt - 1 };
      log.error({ err: error, kind: job.kind, attempt: job.attempt }, 'job failed');
      const message = error instanceof Error ? error.message : String(error);
      if (job.attempt >= job.maxAttempts && !handler.recurring) return { state: 'failed', error: message };
      return {
        state: 'waiting',
        runAt: later(now, backoffSeconds(job.attempt)),
        attempts: Math.min(job.attempt, job.maxAttempts - 1),
        error: message,
      };
    }
  }

  function poll(): void {
    if (stopping.signal.aborted) return;
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'jobs not read'))
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    async start() {
      const now = clock.now().toISOString();
      for (const { type } of handlers.filter(({ recurring }) => recurring)) {
        const { id, created } = await enqueueJob(db, type, { payload: {}, uniqueKey: type.kind, now });
        if (!created) await bringJobForward(db, id, now);
      }
      timer = setInterval(poll, POLL_MS);
      timer.unref();
      poll();
    },
    nudge: poll,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** 2, 4, 8 ... seconds, ten minutes at most. */
export function backoffSeconds(attempt: number): number {
  return Math.min(2 ** attempt, LONGEST_BACKOFF_SECONDS);
}

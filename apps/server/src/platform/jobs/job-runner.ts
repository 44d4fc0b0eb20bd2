import { later } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import {
  bringJobForward,
  claimJobs,
  endJob,
  enqueueJob,
  type Job,
  type JobEnd,
  type JobKind,
  renewJobs,
} from './job-store.ts';

export interface JobHandler {
  /** Does the work; may say when to do it again. Raising leaves it to be tried again later. Heeds the signal where it takes long. */
  run(job: Job, signal: AbortSignal): Promise<{ readonly again: string } | undefined>;
  /** False while this process cannot do it: another one may. */
  ready?(): boolean;
  /** One job of the kind always waits, and runs when a process starts. */
  readonly recurring?: boolean;
}

export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

export interface JobRunner {
  start(): Promise<void>;
  /** Looks for due jobs now. */
  nudge(): void;
  /** Takes no more jobs, tells running ones to stop and waits for them. */
  stop(): Promise<void>;
}

export type JobRunnerDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const POLL_MS = 300;
const LEASE_SECONDS = 30;
const AT_ONCE = 4;
const LONGEST_BACKOFF_SECONDS = 600;

/** Runs the jobs of the database that it has handlers for. Any number of processes may do so. */
export function createJobRunner(deps: JobRunnerDeps, handlers: JobHandlers): JobRunner {
  const { db, clock, log } = deps;
  const owner = newId();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let renewAt = 0;

  const handlerOf = (kind: JobKind) => handlers[kind];
  const kinds = Object.keys(handlers) as JobKind[];

  async function look(): Promise<void> {
    const now = clock.now();
    if (running.size > 0 && performance.now() >= renewAt) {
      renewAt = performance.now() + (LEASE_SECONDS * 1000) / 3;
      await renewJobs(db, [...running.keys()], owner, later(now, LEASE_SECONDS));
    }
    const able = kinds.filter((kind) => handlerOf(kind)?.ready?.() ?? true);
    const limit = AT_ONCE - running.size;
    for (const job of await claimJobs(db, { kinds: able, owner, leaseSeconds: LEASE_SECONDS, limit }, now)) {
      const work = runOne(job).finally(() => running.delete(job.id));
      running.set(job.id, work);
    }
  }

  async function runOne(job: Job): Promise<void> {
    const end = await attempt(job);
    await endJob(db, job.id, owner, end, clock.now().toISOString()).catch((error: unknown) =>
      // Its lease runs out and it is run again: jobs may be run more than once, never lost.
      log.error({ err: error, kind: job.kind }, 'job end not stored'),
    );
  }

  async function attempt(job: Job): Promise<JobEnd> {
    try {
      if (job.attempt > job.maxAttempts) throw new Error('its process died at each attempt');
      const answer = await handlerOf(job.kind)?.run(job, stopping.signal);
      return answer ? { state: 'waiting', runAt: answer.again, attempts: 0 } : { state: 'done' };
    } catch (error) {
      const now = clock.now();
      if (stopping.signal.aborted)
        return { state: 'waiting', runAt: now.toISOString(), attempts: job.attempt - 1 };
      log.error({ err: error, kind: job.kind, attempt: job.attempt }, 'job failed');
      const message = error instanceof Error ? error.message : String(error);
      if (job.attempt >= job.maxAttempts && !handlerOf(job.kind)?.recurring)
        return { state: 'failed', error: message };
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
      for (const kind of kinds.filter((name) => handlerOf(name)?.recurring)) {
        const { id, created } = await enqueueJob(db, { kind, uniqueKey: kind, now });
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

import { parserOf } from '@lectern/contracts/kernel/endpoint';
import { later } from '../clock.ts';
import { newId } from '../db/ids.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { maskError } from '../mask-error.ts';
import { claimJobs, type LaneShare, type StoredJob, sharesWithWork } from './claim-jobs.ts';
import { type EndedJob, endJobs, type JobEnd } from './end-jobs.ts';
import { createHeartbeats } from './heartbeats.ts';
import { bringJobForward, enqueueJob } from './job-store.ts';
import type { JobHandler } from './job-type.ts';
import { createLaneSlots } from './lane-slots.ts';
import { LANE_NAMES, type Lane } from './lanes.ts';
import { findLeasedJobs, releaseJob, renewJobs } from './leased-jobs.ts';

export interface JobRunner {
  start(): Promise<void>;
  /** Looks for due jobs now, before the next poll. */
  nudge(): void;
  /** Takes no more jobs, signals the running ones to stop and waits for them. */
  stop(): Promise<void>;
}

export type JobRunnerDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** How late a job may begin that another process ordered. */
const POLL_MS = 300;
const LEASE_SECONDS = 30;
const LONGEST_BACKOFF_SECONDS = 600;

/**
 * Runs the jobs of the database that it has handlers for. Any number of processes may do so. When a job ends, the next one of its lane
 * begins at once; ends and claims of a moment share a transaction, because each costs a write to the disk.
 */
export function createJobRunner(deps: JobRunnerDeps, handlers: readonly JobHandler[]): JobRunner {
  const { db, clock, log } = deps;
  const owner = newId();
  const running = new Map<string, Promise<void>>();
  const ended: EndedJob[] = [];
  const slots = createLaneSlots();
  const askedLanes = new Set<Lane>();
  const heartbeats = createHeartbeats(clock, LEASE_SECONDS);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  let polling: Promise<void> | undefined;
  let renewAt = 0;

  const handlerOf = new Map(handlers.map((handler) => [handler.type.kind, handler]));
  if (handlerOf.size < handlers.length) throw new Error('two handlers for one kind of job');

  /** Writes what ended, and takes what there is room for, in these lanes. */
  async function turn(asked: readonly Lane[]): Promise<void> {
    const ends = [...ended];
    const shares = stopping.signal.aborted ? [] : await sharesToTake(asked, ends);
    if (ends.length === 0 && shares.length === 0) return;
    const claimed = await inTransaction(db, async (tx) => {
      await endJobs(tx, owner, ends, clock.now().toISOString());
      const taker = { owner, kinds: kinds(), leaseSeconds: LEASE_SECONDS };
      const jobs: StoredJob[] = [];
      for (const share of shares) jobs.push(...(await claimJobs(tx, share, taker, clock.now())));
      return jobs;
    });
    ended.splice(0, ends.length);
    for (const { id } of ends) {
      running.delete(id);
      slots.leave(id);
    }
    for (const job of claimed) {
      slots.enter(job);
      running.set(job.id, runOne(job));
    }
  }

  async function sharesToTake(asked: readonly Lane[], ends: readonly EndedJob[]): Promise<LaneShare[]> {
    const leaving = new Set(ends.map(({ id }) => id));
    const work = { kinds: kinds(), at: clock.now().toISOString() };
    const shares: LaneShare[] = [];
    for (const lane of asked.filter((one) => slots.hasRoom(one, leaving)))
      shares.push(...slots.deal(lane, await sharesWithWork(db, lane, work), leaving));
    return shares;
  }

  const kinds = () => handlers.filter(({ ready }) => ready?.() ?? true).map(({ type }) => type.kind);

  async function runOne(job: StoredJob): Promise<void> {
    ended.push({ id: job.id, end: await attempt(job) });
    takeTurn([job.lane]);
  }

  async function attempt(job: StoredJob): Promise<JobEnd> {
    const handler = handlerOf.get(job.kind);
    if (!handler) throw new Error(`no handler for jobs of the kind ${job.kind}`);
    let hasBegun = false;
    try {
      if (job.attempt > job.maxAttempts) throw new Error('its process died at each attempt');
      const payload = parserOf(handler.type.payload).parse(job.payload);
      hasBegun = true;
      const answer = await handler.run({ ...job, payload }, stopping.signal);
      return answer ? { state: 'waiting', runAt: answer.again, attempts: 0 } : { state: 'done' };
    } catch (error) {
      const now = clock.now();
      if (stopping.signal.aborted)
        return { state: 'waiting', runAt: now.toISOString(), attempts: job.attempt - 1 };
      log.error({ err: error, kind: job.kind, attempt: job.attempt }, 'job failed');
      const message = maskError(error);
      if (job.attempt >= job.maxAttempts && !handler.recurring)
        return { state: 'failed', error: message, isFinal: handler.type.isForgotten && hasBegun };
      return {
        state: 'waiting',
        runAt: later(now, backoffSeconds(job.attempt)),
        attempts: Math.min(job.attempt, job.maxAttempts - 1),
        error: message,
      };
    }
  }

  /** Turns come one after the other; what is asked for meanwhile is done by the next one. */
  function takeTurn(lanes: readonly Lane[]): void {
    for (const lane of lanes) askedLanes.add(lane);
    turning ??= takeTurns()
      // What ended is kept and written by a later turn.
      .catch((error: unknown) => log.error({ err: error }, 'jobs not read'))
      .finally(() => {
        turning = undefined;
        // Asked for between the last look and now.
        if (askedLanes.size > 0) takeTurn([]);
      });
  }

  async function takeTurns(): Promise<void> {
    while (askedLanes.size > 0) {
      const asked = LANE_NAMES.filter((lane) => askedLanes.delete(lane));
      await turn(asked);
    }
  }

  async function poll(): Promise<void> {
    await keepLeases();
    if (!stopping.signal.aborted) takeTurn(LANE_NAMES);
  }

  /** Renews what runs here, and gives back what processes left that died. */
  async function keepLeases(): Promise<void> {
    if (running.size > 0 && performance.now() >= renewAt) {
      renewAt = performance.now() + (LEASE_SECONDS * 1000) / 3;
      await renewJobs(db, [...running.keys()], owner, later(clock.now(), LEASE_SECONDS));
    }
    const others = await findLeasedJobs(db, { kinds: kinds(), owner });
    heartbeats.keepOnly(new Set(others.map(({ id }) => id)));
    for (const job of others.filter(({ id, lease_until }) => heartbeats.isSilent(id, lease_until ?? '')))
      await releaseJob(db, job);
  }

  function pollOrLog(): void {
    polling ??= poll()
      .catch((error: unknown) => log.error({ err: error }, 'jobs not read'))
      .finally(() => {
        polling = undefined;
      });
  }

  return {
    async start() {
      const now = clock.now().toISOString();
      for (const { type } of handlers.filter(({ recurring }) => recurring)) {
        const { id, created } = await enqueueJob(db, type, { payload: {}, uniqueKey: type.kind, now });
        if (!created) await bringJobForward(db, id, now);
      }
      timer = setInterval(pollOrLog, POLL_MS);
      timer.unref();
      pollOrLog();
    },
    nudge: pollOrLog,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await polling;
      await Promise.all(running.values());
      await turning;
      takeTurn(LANE_NAMES);
      await turning;
    },
  };
}

/** 2, 4, 8 ... seconds, ten minutes at most. */
export function backoffSeconds(attempt: number): number {
  return Math.min(2 ** attempt, LONGEST_BACKOFF_SECONDS);
}

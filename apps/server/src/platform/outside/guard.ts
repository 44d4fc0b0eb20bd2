import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { AnswerCache, type CacheBounds, type Lives } from './answer-cache.ts';
import { createGate, type GateOptions } from './gate.ts';
import { OutsideError, type OutsideFault } from './outside-error.ts';
import { createSingleFlight } from './single-flight.ts';

export interface GuardLimits
  extends Lives,
    CacheBounds,
    Pick<GateOptions, 'maxRunning' | 'maxWaiting'>,
    Partial<Pick<GateOptions, 'failures' | 'restMs'>> {}

/** A question to an outside source. */
export interface SourceQuestion<T> {
  readonly tenantId: string;
  /** The source, within the tenant: turns and rests are counted for it. */
  readonly source: string;
  /** All that the answer depends on, within the source. */
  readonly question: string;
  /** How long this source's answers and faults live. Default: the limits of the guard. */
  livesOf?(value: T | undefined): Lives;
  /** Asked before a question would be sent for this caller: false leaves it at what is kept. */
  maySend?(): boolean;
  /** @throws OutsideError */
  ask(): Promise<Weighed<T>>;
}

/** An answer, and about how many bytes it takes in memory. */
export interface Weighed<T> {
  readonly value: T;
  readonly bytes: number;
}

export type GuardedAnswer<T> =
  | {
      readonly state: 'answered';
      readonly value: T;
      /** Milliseconds since it came from the source; 0 for one that came now. */
      readonly ageMs: number;
    }
  | { readonly state: 'failed'; readonly fault: OutsideFault; readonly reason: string };

/** Asks a source, or answers what it said before. Never raises for what a source or a network does. */
export interface Guard<T> {
  (question: SourceQuestion<T>): Promise<GuardedAnswer<T>>;
  /** Whether the breaker keeps questions from this source now. */
  isResting(tenantId: string, source: string): boolean;
}

type Outcome<T> = { readonly value: T } | { readonly fault: OutsideFault; readonly reason: string };

/** About the bytes of an entry beside its answer. */
const ENTRY_BYTES = 500;

/**
 * The way of a question to an outside source: cache, the same question of others, the turn of the source, its breaker. No tenant gets
 * the answer, the turn or the rest of another one, since their keys may differ.
 */
export function createGuard<T>(
  { clock, log }: { readonly clock: Pick<Clock, 'steadyMs'>; readonly log: Pick<Logger, 'error'> },
  limits: GuardLimits,
): Guard<T> {
  const answers = new AnswerCache<T>(limits);
  const faults = new AnswerCache<{ readonly fault: OutsideFault; readonly reason: string }>(limits);
  const gate = createGate({ ...limits, steadyMs: () => clock.steadyMs() });
  const once = createSingleFlight();

  async function askSource(place: string, asked: SourceQuestion<T>): Promise<Outcome<T>> {
    const { tenantId, source } = asked;
    try {
      const { value, bytes } = await gate(gateName(tenantId, source), () => asked.ask());
      const at = clock.steadyMs();
      answers.put(place, { answer: value, at, tenantId, bytes: bytes + place.length * 2 + ENTRY_BYTES });
      faults.remove(place);
      return { value };
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      const answer = { fault: error.fault, reason: error.message };
      // What was not sent may be sent at the next moment.
      if (error.fault === 'busy' || error.fault === 'resting') return answer;
      faults.put(place, {
        answer,
        at: clock.steadyMs(),
        tenantId,
        bytes: place.length * 2 + ENTRY_BYTES,
      });
      return answer;
    }
  }

  const held: Outcome<T> = { fault: 'busy', reason: 'not sent for this caller' };

  async function guard(asked: SourceQuestion<T>): Promise<GuardedAnswer<T>> {
    const place = JSON.stringify([asked.tenantId, asked.source, asked.question]);
    const ask = async () => (asked.maySend?.() === false ? held : once(place, () => askSource(place, asked)));
    const now = clock.steadyMs();
    const known = answers.find(place);
    const lives = asked.livesOf?.(known?.answer) ?? limits;
    const ageMs = known ? now - known.at : Number.POSITIVE_INFINITY;
    const before = known && { state: 'answered' as const, value: known.answer, ageMs };
    if (before && ageMs < lives.freshMs) return before;

    const failed = faults.find(place);
    const isFailing = failed !== undefined && now - failed.at < lives.faultMs;
    if (before && ageMs < lives.staleMs) {
      if (!isFailing)
        ask().catch((error: unknown) =>
          log.error({ err: error, tenant: asked.tenantId }, 'a source was not asked anew'),
        );
      return before;
    }
    const outcome = isFailing ? failed.answer : await ask();
    if ('value' in outcome) return { state: 'answered', value: outcome.value, ageMs: 0 };
    return before && ageMs < lives.keptMs ? before : { state: 'failed', ...outcome };
  }
  return Object.assign(guard, {
    isResting: (tenantId: string, source: string) => gate.isResting(gateName(tenantId, source)),
  });
}

function gateName(tenantId: string, source: string): string {
  return JSON.stringify([tenantId, source]);
}

/** The value of a guarded answer. @throws OutsideError for one that failed */
export function answeredValue<T>(answer: GuardedAnswer<T>): T {
  if (answer.state === 'failed') throw new OutsideError(answer.fault, answer.reason);
  return answer.value;
}

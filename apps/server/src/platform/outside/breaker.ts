import { OutsideError } from './outside-error.ts';

/** Runs work that asks the source of this name, unless the source rests. @throws OutsideError (resting), and what the work throws */
export interface Breaker {
  <T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether work of this name would not be run now. */
  isResting(name: string): boolean;
}

export interface BreakerLimits {
  /** So many faults one after the other say that a source is away. */
  readonly failures: number;
  /** While it is away, one question goes through in this time. */
  readonly restMs: number;
}

/** The limits of a source that is there or is not (docs/decisions/0050-drivers-of-library-systems.md). */
export const BREAKER_LIMITS: BreakerLimits = { failures: 5, restMs: 15_000 };

export interface BreakerOptions extends Partial<BreakerLimits> {
  /** Milliseconds of a clock that nobody sets. */
  readonly steadyMs: () => number;
  /** Whether an error says that the source is away. All others are answers of it. */
  readonly isFault?: (error: unknown) => boolean;
}

interface Failing {
  failures: number;
  restsUntil: number;
}

/** Keeps questions from sources that do not answer, so that nobody waits for them and they can come back in peace. */
export function createBreaker(options: BreakerOptions): Breaker {
  const { steadyMs, isFault = isOfSource } = options;
  const { failures: most, restMs } = { ...BREAKER_LIMITS, ...options };
  const failing = new Map<string, Failing>();

  function enter(name: string): void {
    const known = failing.get(name);
    if (!known || known.failures < most) return;
    if (steadyMs() < known.restsUntil) throw new OutsideError('resting', 'it did not answer before');
    known.restsUntil = steadyMs() + restMs;
  }

  function noteFault(name: string): void {
    const failures = (failing.get(name)?.failures ?? 0) + 1;
    failing.set(name, { failures, restsUntil: steadyMs() + restMs });
  }

  async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
    enter(name);
    try {
      const answer = await work();
      failing.delete(name);
      return answer;
    } catch (error) {
      if (isFault(error)) noteFault(name);
      else if (!isUnsent(error)) failing.delete(name);
      throw error;
    }
  }
  return Object.assign(run, {
    isResting(name: string) {
      const known = failing.get(name);
      return known !== undefined && known.failures >= most && steadyMs() < known.restsUntil;
    },
  });
}

/** A request that was not sent says nothing about its source. */
function isOfSource(error: unknown): boolean {
  return error instanceof OutsideError && !isUnsent(error);
}

function isUnsent(error: unknown): boolean {
  return error instanceof OutsideError && (error.fault === 'busy' || error.fault === 'resting');
}

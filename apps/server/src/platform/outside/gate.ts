import { type BreakerOptions, createBreaker } from './breaker.ts';
import { createTurns } from './turns.ts';

export interface GateOptions extends BreakerOptions {
  /** Requests to one source at the same time. */
  readonly maxRunning: number;
  /** Requests that wait; further ones fail as busy. */
  readonly maxWaiting: number;
}

/**
 * Runs work that asks the source of this name, in its turn and unless the source rests. Where tenants choose their sources, the name
 * begins with the tenant: no library waits because of another. @throws OutsideError (busy, resting), and what the work throws
 */
export interface Gate {
  <T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether the source of this name rests now. */
  isResting(name: string): boolean;
}

export function createGate(options: GateOptions): Gate {
  const turns = createTurns(options.maxRunning, options.maxWaiting);
  const breaker = createBreaker(options);
  // What waited while the source went away is not sent any more.
  const run = <T>(name: string, work: () => Promise<T>) => turns(name, () => breaker(name, work));
  return Object.assign(run, { isResting: breaker.isResting });
}

import type { Deps } from '../../../../platform/deps.ts';
import { createGuard, type Guard, type GuardLimits } from '../../../../platform/outside/guard.ts';
import type { Sources } from '../../../../ports/sources/sources-port.ts';
import { createUseCounter, type UseCounter } from './use-counter.ts';
import { createVisitorBudget, type VisitorBudget } from './visitor-budget.ts';

/** What a process remembers of providers. */
export interface ProviderState {
  /** Answers of all kinds: each question has a key of its own kind. */
  readonly guard: Guard<unknown>;
  readonly uses: UseCounter;
  readonly visitors: VisitorBudget;
}

/** Each provider has lives of its own; these are of questions that name none. */
const LIMITS: GuardLimits = {
  freshMs: 60_000,
  staleMs: 120_000,
  keptMs: 240_000,
  faultMs: 60_000,
  // A page of scholarly works has a hundred times the bytes of a book's facts.
  maxBytes: 96 * 1024 * 1024,
  maxBytesOfTenant: 16 * 1024 * 1024,
  maxRunning: 4,
  maxWaiting: 16,
  failures: 5,
  restMs: 60_000,
};

const states = new WeakMap<Sources, ProviderState>();

/** One for all calls of a process. */
export function providerState(deps: Pick<Deps, 'sources' | 'clock' | 'log' | 'db'>): ProviderState {
  const known = states.get(deps.sources);
  if (known) return known;
  const state = {
    guard: createGuard<unknown>(deps, LIMITS),
    uses: createUseCounter(deps),
    visitors: createVisitorBudget(deps.clock),
  };
  states.set(deps.sources, state);
  return state;
}

import type { Clock } from '../../../../platform/clock.ts';

/** How many questions callers who are not signed in may cause. */
export interface VisitorBudget {
  /** Whether one more may be sent for this network; it is counted then. */
  take(network: string): boolean;
}

/** Some ten record pages a minute that nobody has opened before. */
const MOST_IN_WINDOW = 60;
const WINDOW_MS = 60_000;
const MOST_NETWORKS = 20_000;

/** Counts for one process: the limits of the providers themselves hold for all servers together. */
export function createVisitorBudget({ steadyMs }: Pick<Clock, 'steadyMs'>): VisitorBudget {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    take(network) {
      if (steadyMs() >= endsAt || counts.size > MOST_NETWORKS) {
        counts = new Map();
        endsAt = steadyMs() + WINDOW_MS;
      }
      const count = counts.get(network) ?? 0;
      if (count >= MOST_IN_WINDOW) return false;
      counts.set(network, count + 1);
      return true;
    },
  };
}

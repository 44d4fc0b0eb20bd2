import type { Clicks } from './activity-store.ts';

/** Counts uses of the same work or entry on the same day together. */
export function countClicks(uses: readonly Omit<Clicks, 'count'>[]): Clicks[] {
  const counts = new Map<string, Clicks>();
  for (const { day, event, subject } of uses) {
    const key = `${day} ${event} ${subject}`;
    counts.set(key, { day, event, subject, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

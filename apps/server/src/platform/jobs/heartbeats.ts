import type { Clock } from '../clock.ts';

/**
 * Tells which holders have given no sign of life for `seconds`. The time is measured here, from when a sign was first seen, so that clocks
 * that are wrong, or were when something was taken, do not matter.
 */
export function createHeartbeats(clock: Clock, seconds: number) {
  const seen = new Map<string, { readonly beat: string; readonly sinceMs: number }>();
  return {
    /** `beat`: the last sign of life that the holder of `name` has written; each differs from the one before. */
    isSilent(name: string, beat: string): boolean {
      const last = seen.get(name);
      if (last?.beat === beat) return clock.steadyMs() - last.sinceMs >= seconds * 1000;
      seen.set(name, { beat, sinceMs: clock.steadyMs() });
      return false;
    },
    /** Forgets all but these: they have ended. */
    keepOnly(names: ReadonlySet<string>): void {
      for (const name of seen.keys()) if (!names.has(name)) seen.delete(name);
    },
  };
}

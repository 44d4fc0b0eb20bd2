import { later } from '../../../platform/clock.ts';

/** Seconds until the next look, by how often looking was in vain; the last for all later ones. */
const WAITS = [5, 15, 30, 60, 300, 900, 3600] as const;

/** When to look again after a look in vain. */
export function lookAgain(now: Date, looks: number): { readonly look_at: string; readonly looks: number } {
  return { look_at: later(now, WAITS[Math.min(looks, WAITS.length - 1)] ?? 3600), looks: looks + 1 };
}

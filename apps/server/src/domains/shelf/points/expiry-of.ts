import { later } from '../../../platform/clock.ts';

const DAY_SECONDS = 86_400;

/** When points that are given now expire; null if never. */
export function expiryOf(now: string, validDays: number | null): string | null {
  return validDays === null ? null : later(new Date(now), validDays * DAY_SECONDS);
}

import type { IncomingHttpHeaders } from 'node:http';

/** Whether a provider that answered so may answer better the next time. */
export function mayAskAgain(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Milliseconds to wait before the next attempt (`attempt` counts from 0): the provider's Retry-After, in seconds or as an instant by its
 * own clock, else `firstMs`, doubled with every attempt.
 */
export function waitBeforeNext(
  headers: IncomingHttpHeaders | undefined,
  attempt: number,
  firstMs: number,
): number {
  const after = headers?.['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const wait = Date.parse(after) - Date.parse(headers?.date ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : firstMs * 2 ** attempt;
}

/** Retry-After in seconds; undefined for a date, or without one. */
export function secondsToWait(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,7}$/.test(value) ? Number(value) : undefined;
}

import type { IncomingHttpHeaders } from 'node:http';
import { waitBeforeNext } from '../../../../platform/outside/ask-again.ts';

const HOUR_MS = 3_600_000;
/** How long a host rests that names no time, and at most. */
const USUAL_REST_MS = 24 * HOUR_MS;
const MOST_REST_MS = 7 * 24 * HOUR_MS;
const LEAST_REST_MS = 60_000;

/** How long the answer asks us to stay away, in milliseconds: 429, or 503 with Retry-After (RFC 9110, 10.2.3). Undefined if it does not. */
export function restOf(status: number, headers: IncomingHttpHeaders): number | undefined {
  const asks = status === 429 || (status === 503 && headers['retry-after'] !== undefined);
  if (!asks) return undefined;
  const rest = waitBeforeNext(headers, 0, USUAL_REST_MS);
  return Math.min(Math.max(rest, LEAST_REST_MS), MOST_REST_MS);
}

import type { errors } from '@opensearch-project/opensearch';
import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { IndexMissingError, SearchLimitError, SearchUnavailableError } from '../search-errors.ts';

/** The cluster refused a request, or could not be reached (status 503). `type` is the type of error that it names. */
export class ClusterError extends Error {
  readonly status: number;
  readonly type: string;
  readonly reason: string;

  constructor(status: number, type: string, reason: string) {
    super(`OpenSearch ${status} ${type}: ${reason}`);
    this.name = 'ClusterError';
    this.status = status;
    this.type = type;
    this.reason = reason;
  }
}

/** Statuses of a cluster that has too much to do, whose nodes are away, or that does not answer in time. */
const CANNOT_NOW: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Does some work and turns errors of the cluster into those of the port (SearchUnavailableError and others), where there is one. */
export async function withPortErrors<T>(index: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    if (error.type === 'index_not_found_exception') throw new IndexMissingError(index);
    if (CANNOT_NOW.has(error.status)) throw new SearchUnavailableError(error.message);
    if (isTooMuch(error))
      throw new SearchLimitError('queryTerms', TERM_LIMITS.queryTerms, TERM_LIMITS.queryTerms + 1);
    throw error;
  }
}

/** Whether a query passed a limit: one of ours or one of the cluster. */
export function isTooMuch(error: unknown): boolean {
  if (error instanceof SearchLimitError) return true;
  return error instanceof ClusterError && /too_many_(nested_)?clauses/.test(error.message);
}

/** What the client raised, as a ClusterError. The client's own errors hold the whole request, which must not get into a log. */
export function clusterError(error: unknown): ClusterError {
  if (isResponseError(error)) {
    const { type, reason } = innermost(error.body);
    return new ClusterError(error.statusCode ?? 0, type, reason);
  }
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  return new ClusterError(503, name, message);
}

/** By its name, because the client's classes are loaded only with the first connection. */
function isResponseError(error: unknown): error is errors.ResponseError {
  return error instanceof Error && error.name === 'ResponseError';
}

/** What the cluster names as the root of an error; bodies of proxies may hold anything. */
function innermost(body: unknown): { readonly type: string; readonly reason: string } {
  type Cause = { readonly type?: string; readonly reason?: string };
  const error = (body as { error?: Cause & { root_cause?: Cause[] } } | null)?.error;
  const { type = 'unknown', reason = JSON.stringify(body) } = error?.root_cause?.[0] ?? error ?? {};
  return { type: `${type}`, reason: `${reason}`.slice(0, 500) };
}

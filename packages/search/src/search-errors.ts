import type { LimitName } from './analysis/term-limits.ts';

/** A query passes a limit: which one, its value, and the value of the query. */
export class SearchLimitError extends Error {
  readonly limit: LimitName;
  readonly allowed: number;
  readonly requested: number;

  constructor(limit: LimitName, allowed: number, requested: number) {
    super(`search limit ${limit}: ${requested} requested, ${allowed} allowed`);
    this.name = 'SearchLimitError';
    this.limit = limit;
    this.allowed = allowed;
    this.requested = requested;
  }
}

/** The engine cannot answer now: it cannot be reached, or did not answer in time. The same question may be answered later. */
export class SearchUnavailableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SearchUnavailableError';
  }
}

/** There is no index of that name that can answer: never built, torn or damaged. The caller rebuilds it. */
export class IndexMissingError extends SearchUnavailableError {
  readonly index: string;

  constructor(index: string, reason = 'not built yet') {
    super(`search index ${index}: ${reason}`);
    this.name = 'IndexMissingError';
    this.index = index;
  }
}

/** A file of an index is not what was written: torn, cut short or overwritten. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

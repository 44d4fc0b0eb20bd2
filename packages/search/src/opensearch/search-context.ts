import type { Connection } from './connection.ts';
import type { Rarities } from './rarities.ts';
import type { SearchTimes } from './time-left.ts';

/** The cluster and the index of a call, and how long its answer may take. */
export interface SearchContext {
  readonly cluster: Connection;
  /** Alias of the index. */
  readonly alias: string;
  readonly rarities: Rarities;
  readonly times: SearchTimes;
}

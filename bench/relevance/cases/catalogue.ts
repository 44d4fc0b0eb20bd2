import type { Reader } from '../asking/reader.ts';
import type { ShownRecord } from '../records/shown-record.ts';

/** Records, the index that holds them, and a way to ask it. */
export interface Catalogue {
  readonly reader: Reader;
  readonly records: ReadonlyMap<string, ShownRecord>;
}

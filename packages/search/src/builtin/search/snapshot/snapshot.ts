import type { Segment } from '../../segment/segment.ts';
import { countRemoved, type Tombstones } from '../../segment/tombstones.ts';
import type { ValueTables } from '../../segment/value-tables.ts';
import { Combinations } from './combinations.ts';

export interface LiveSegment {
  readonly segment: Segment;
  readonly tombstones: Tombstones | undefined;
}

/** One state of an index, as one query sees it. */
export class Snapshot {
  readonly segments: readonly LiveSegment[];
  readonly values: ValueTables;
  readonly combinations: Combinations;
  /** Name of the model that the concepts come from; undefined where none are kept. */
  readonly meaning: string | undefined;
  /** Living documents. */
  readonly documents: number;

  constructor(
    segments: readonly LiveSegment[],
    values: ValueTables,
    { combinations, meaning }: { combinations?: Combinations | undefined; meaning?: string | undefined } = {},
  ) {
    this.segments = segments;
    this.values = values;
    this.combinations = combinations ?? new Combinations(values);
    this.meaning = meaning;
    this.documents = segments.reduce(
      (sum, { segment, tombstones }) => sum + segment.documents - countRemoved(tombstones),
      0,
    );
  }
}

import type { Asked } from '../asking/reader.ts';

/** A translated query with what is expected of its answer. */
export interface Asking {
  readonly asked: Asked;
  /** Hits on the page that the case looked at. */
  readonly rows: number;
  readonly not: boolean;
  /** Parts of the matcher by name, with what they were given. */
  readonly parts: ReadonlyMap<string, readonly unknown[]>;
  /** Which part of the answer is looked at. */
  readonly measure: string;
}

/** How many hits from the first one a matcher speaks of; the whole page where it names no number. */
export function reachOf({ parts, rows }: Asking): number {
  if (parts.has('as_first')) return 1;
  const [given] =
    parts.get('in_first') ?? parts.get('in_each_of_first') ?? parts.get('within_the_first') ?? [];
  return typeof given === 'number' ? given : rows;
}

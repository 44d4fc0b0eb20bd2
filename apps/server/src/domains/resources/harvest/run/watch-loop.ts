import type { HarvestRunTable } from '../tables.ts';
import { hashOf } from './read-record.ts';

/** Answers without a record, one behind the other. */
const MOST_EMPTY = 100;
/** Answers of one run: more is no repository. */
const MOST_PAGES = 200_000;

/** What a run remembers of its answers. */
export type LoopMemory = Pick<HarvestRunTable, 'pages' | 'empty_pages' | 'mark'>;

/**
 * The memory behind one more answer, or that the list goes in a circle. Only one answer is remembered, the last whose number is a power of
 * two, so each circle is found before it was gone through twice (Brent). Tokens prove nothing: some repositories give the same one all the
 * time and go on, others give new ones and the same records.
 */
export function afterAnswer(
  { pages, empty_pages, mark }: LoopMemory,
  identifiers: readonly string[],
): LoopMemory | 'loop' {
  const next = pages + 1;
  if (next > MOST_PAGES) return 'loop';
  if (identifiers.length === 0)
    return empty_pages + 1 > MOST_EMPTY ? 'loop' : { pages: next, empty_pages: empty_pages + 1, mark };
  const hash = hashOf(...identifiers);
  if (hash === mark) return 'loop';
  const isPower = (next & (next - 1)) === 0;
  return { pages: next, empty_pages: 0, mark: isPower ? hash : mark };
}

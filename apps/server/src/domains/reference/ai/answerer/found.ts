import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import type { Nearest } from './evidence/nearest-works.ts';
import type { ShownFilter } from './filters.ts';

/** What a search for a question found. */
export interface Found {
  readonly search: ChosenSearch;
  readonly filters: readonly ShownFilter[];
  readonly answer: SearchAnswer;
  /** The words that were sought, as the reader wrote them; empty where filters alone were. */
  readonly name: string;
  /** False where a title or a person was named, and the words only stand elsewhere in what was found. */
  readonly isNamed: boolean;
  /** Where the name as it was read finds nothing, or leaves out what the question names too: the works that have most of it. */
  readonly nearest?: Nearest;
  /** The words by which works of another name were found. */
  readonly by?: readonly string[];
}

import type { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** What the library has of a bib, counted by library. */
export type Holdings = OutputOf<(typeof listItemsByLibrary)['output']>;

import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { tryQuestion } from '@lectern/contracts/reference/ai/try-question';

/** What came of a question on trial. */
export type Trial = OutputOf<(typeof tryQuestion)['output']>;

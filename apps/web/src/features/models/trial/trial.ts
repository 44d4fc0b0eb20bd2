import type { tryQuestion } from '@lectern/contracts/ai/try-question';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** What came of a question on trial. */
export type Trial = OutputOf<(typeof tryQuestion)['output']>;

import * as z from 'zod';
import { id } from '../../kernel/fields.ts';

/** Stands for all failed work of the library. */
export const ALL_FAILED_WORK = 'all';

/** Which failed work: that with an id, or `all`. It must be said, as an id that was forgotten must not mean all. */
export const failedWorkChoice = z.object({ id });

/** How much of it there was. */
export const failedWorkCount = z.object({ count: z.int() });

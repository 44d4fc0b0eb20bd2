import * as z from 'zod';
import { eresourceSummary } from './eresource.ts';

/** A database at its place in a ranking. `place` begins with 1; `count` says how often it was opened in the time of the ranking. */
export const hotEresource = eresourceSummary.extend({ place: z.int(), count: z.int() });
export type HotEresource = z.infer<typeof hotEresource>;

import * as z from 'zod';
import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Reads the file of an import of titles. */
export const importTitlesJob = jobType('titles.import', 'bulk', z.object({ importId: z.string() }));

/** Lets titles follow their databases, and deletes lists that staff removed, in all libraries. */
export const followEresourcesJob = jobType('titles.follow', 'clocks', NO_PAYLOAD);

/** The same in one library, at once. */
export const settleTitlesJob = jobType('titles.settle', 'bulk', NO_PAYLOAD);

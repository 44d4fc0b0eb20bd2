import * as z from 'zod';
import { jobType, NO_PAYLOAD } from '../../../../platform/jobs/job-type.ts';

/** Reads the text of a file, for the search. */
export const readTextJob = jobType('repository.text', 'bulk', z.object({ fileId: z.string() }));

/** Orders the texts of files that wait: those of before the search in texts, and those whose job was given up. */
export const orderTextsJob = jobType('repository.texts', 'clocks', NO_PAYLOAD);

/** Looks at a new file: how many pages it has, and whether it can be read. */
export const lookAtFileJob = jobType('repository.file', 'bulk', z.object({ fileId: z.string() }));

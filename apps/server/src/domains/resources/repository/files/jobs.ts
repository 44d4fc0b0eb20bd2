import * as z from 'zod';
import { jobType } from '../../../../platform/jobs/job-type.ts';

/** Looks at a new file: how many pages it has, and whether it can be read. */
export const lookAtFileJob = jobType('repository.file', 'bulk', z.object({ fileId: z.string() }));

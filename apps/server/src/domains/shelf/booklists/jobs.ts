import * as z from 'zod';
import { jobType } from '../../../platform/jobs/job-type.ts';

/** Removes the files of covers that no list names any more. */
export const removeCoversJob = jobType(
  'book-lists.remove-covers',
  'bulk',
  z.object({ names: z.array(z.string()) }),
);

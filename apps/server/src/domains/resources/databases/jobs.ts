import * as z from 'zod';
import { jobType } from '../../../platform/jobs/job-type.ts';

/** Tells that the records of some sources changed, as another database names the source now. */
export const tellSourcesJob = jobType(
  'eresources.sources',
  'bulk',
  z.object({ sources: z.array(z.string()) }),
);

import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Maps the stored records of a tenant again, after a version that reads more from them. Migrations order it. */
export const remapJob = jobType('catalogue.remap', 'bulk', NO_PAYLOAD);

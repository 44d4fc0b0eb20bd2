import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Gives new and changed records of all libraries their vectors. */
export const foldVectorsJob = jobType('vectors.fold', 'events', NO_PAYLOAD);

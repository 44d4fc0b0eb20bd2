import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Deletes records of use that are older than their library keeps them. */
export const expireActivityJob = jobType('activity.expire', 'clocks', NO_PAYLOAD);

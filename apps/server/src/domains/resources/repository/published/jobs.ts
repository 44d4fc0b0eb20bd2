import { jobType, NO_PAYLOAD } from '../../../../platform/jobs/job-type.ts';

/** Dates for harvesters what no change of an object dates, in all libraries. */
export const publishDueJob = jobType('repository.publish', 'clocks', NO_PAYLOAD);

import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Takes expired points away at all libraries. */
export const expirePointsJob = jobType('points.expire', 'clocks', NO_PAYLOAD);

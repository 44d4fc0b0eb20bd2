import { jobType, NO_PAYLOAD } from '../../platform/jobs/job-type.ts';

/** Takes expired points away at all libraries. */
export const expirePointsJob = jobType('points.expire', NO_PAYLOAD);

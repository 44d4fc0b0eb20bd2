import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Counts the days of all libraries and makes their rankings. */
export const rankingsJob = jobType('rankings.make', 'clocks', NO_PAYLOAD);

import { jobType, NO_PAYLOAD } from '../../platform/jobs/job-type.ts';

/** Moves the requests of all tenants whose time has come. */
export const requestClockJob = jobType('circulation.requests', NO_PAYLOAD);

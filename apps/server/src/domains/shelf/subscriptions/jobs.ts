import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Tells readers of all tenants what their subscriptions found. */
export const tellHitsJob = jobType('subscriptions.tell', 'clocks', NO_PAYLOAD);

import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Lets the links of all libraries follow their databases and titles, and orders what is due, every hour. */
export const planLinksJob = jobType('links.plan', 'clocks', NO_PAYLOAD);

/** Asks the due links of one library. */
export const checkLinksJob = jobType('links.check', 'rounds', NO_PAYLOAD);

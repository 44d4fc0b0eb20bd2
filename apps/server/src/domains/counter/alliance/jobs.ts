import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Tells other libraries what they have not heard yet, and notices copies that came back at the desk. */
export const allianceJob = jobType('alliance.tell', 'events', NO_PAYLOAD);

import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Tells other libraries what they have not heard yet about interlibrary requests. */
export const interlibraryJob = jobType('interlibrary.tell', 'events', NO_PAYLOAD);

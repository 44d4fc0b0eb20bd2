import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Sends the messages of all tenants that are to be sent. */
export const sendMessagesJob = jobType('messages.send', 'clocks', NO_PAYLOAD);

/** Tells readers of all tenants what the day brings. */
export const tellDayJob = jobType('messages.day', 'clocks', NO_PAYLOAD);

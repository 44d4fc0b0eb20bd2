import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Invites all readers of a library who can be invited. */
export const inviteAllJob = jobType('readers.invite-all', 'notices', NO_PAYLOAD);

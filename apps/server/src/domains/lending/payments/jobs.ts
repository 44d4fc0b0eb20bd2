import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Looks at the payments and refunds of all tenants about which something is left to do. */
export const watchPaymentsJob = jobType('payments.watch', 'codes', NO_PAYLOAD);

import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Moves the requests of all tenants whose time has come. */
export const requestClockJob = jobType('circulation.requests', 'clocks', NO_PAYLOAD);

/** Serves readers who wait from the shelves of all tenants. */
export const serveShelvesJob = jobType('circulation.shelves', 'clocks', NO_PAYLOAD);

/** Takes readers out of past loans and requests of all tenants. */
export const forgetReadersJob = jobType('circulation.forget', 'clocks', NO_PAYLOAD);

/** Calls long loans back for readers who wait, and ends loans that are overdue for very long as lost. */
export const longLoansJob = jobType('circulation.longLoans', 'clocks', NO_PAYLOAD);

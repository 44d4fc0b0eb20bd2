import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Builds a tenant's search index anew from the database. */
export const rebuildIndexJob = jobType('search.rebuild', 'bulk', NO_PAYLOAD);

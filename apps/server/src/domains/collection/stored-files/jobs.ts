import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Compares files and rows of all libraries, and removes what belongs to nothing. */
export const sweepFilesJob = jobType('stored-files.sweep', 'clocks', NO_PAYLOAD);

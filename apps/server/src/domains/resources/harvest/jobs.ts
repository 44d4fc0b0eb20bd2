import * as z from 'zod';
import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Asks a repository for its records, one answer after the other. It waits for another server. */
export const harvestJob = jobType('harvest.run', 'rounds', z.object({ runId: z.string() }));

/** Begins harvests whose day has come, and ends those whose process is gone, in all libraries. */
export const watchHarvestsJob = jobType('harvest.watch', 'clocks', NO_PAYLOAD);

import * as z from 'zod';
import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Reads the file of an import of usage. */
export const importUsageJob = jobType('usage.import', 'bulk', z.object({ importId: z.string() }));

/** Looks which months are missing at which providers, in all libraries, and orders to ask for them. */
export const watchUsageJob = jobType('usage.watch', 'clocks', NO_PAYLOAD);

/** Asks one provider for what is missing. It waits for another server. */
export const fetchUsageJob = jobType(
  'usage.fetch',
  'events',
  z.object({ providerId: z.string(), isByStaff: z.boolean() }),
);

import * as z from 'zod';
import { jobType, NO_PAYLOAD } from '../../../platform/jobs/job-type.ts';

/** Sends one order to its vendor. */
export const sendOrderJob = jobType('purchase.send', 'codes', z.object({ orderId: z.string() }));

/** Looks at what is left to do about the orders of all libraries, every minute. */
export const watchPurchasesJob = jobType('purchase.watch', 'clocks', NO_PAYLOAD);

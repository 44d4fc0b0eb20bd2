import * as z from 'zod';

/** Values of a filter with how many there are of each. */
export const valueCounts = z.array(z.object({ value: z.string(), count: z.int() }));

import * as z from 'zod';

/** The number of a receipt: the year in which the money came, and the receipt's place in it. */
export const receiptNumber = z.string().regex(/^\d{4}-\d{6,9}$/);

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { REQUEST_NOT_FOUND, REQUEST_NOT_SUSPENDABLE } from './errors.ts';
import { REQUEST_DAY_WRONG } from './placing-errors.ts';
import { requestSchema } from './request-view.ts';

/**
 * Suspends a request that waits in the queue, or takes it up again. The queue passes it over before the day; it keeps its place. The day
 * is after today, within a year, and not after the last one on which the reader needs the title.
 */
export const suspendRequest = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/suspendRequest',
  origin: 'ours',
  access: 'patron',
  summary: 'Suspends a request until a day, or takes it up again',
  input: z.object({
    requestId: id,
    /** The first day on which the queue serves it again; null: from now on. */
    until: calendarDate.nullable(),
  }),
  output: requestSchema,
  errors: [ILS_UNAVAILABLE, REQUEST_NOT_FOUND, REQUEST_NOT_SUSPENDABLE, REQUEST_DAY_WRONG],
});

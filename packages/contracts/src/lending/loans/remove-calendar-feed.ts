import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Ends the reader's private calendar address. */
export const removeCalendarFeed = endpoint({
  methods: ['POST'],
  path: '/find/calendarFeed/remove',
  origin: 'ours',
  access: 'patron',
  summary: 'End the private calendar address',
  input: z.object({}),
  output: z.object({ createdAt: z.null() }),
  errors: [],
});

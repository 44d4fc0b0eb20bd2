import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/** When the reader's private calendar address was made; null without one. The address itself is shown only when it is made. */
export const getCalendarFeed = endpoint({
  methods: ['GET'],
  path: '/find/calendarFeed/get',
  origin: 'ours',
  access: 'patron',
  summary: "When the reader's calendar address was made",
  input: z.object({}),
  output: z.object({ createdAt: instant.nullable() }),
  errors: [],
});

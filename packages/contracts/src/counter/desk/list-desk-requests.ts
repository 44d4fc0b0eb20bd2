import { DESK_LISTS } from '@lectern/rules/requests/desk-lists';
import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, paging } from '../../kernel/fields.ts';
import { deskRequestSchema } from './desk-views.ts';
import { DESK_ACCESS, PLACED_REFUSALS } from './scan.ts';

/** A list of requests by what is to be done next: what is to be picked in the order of the shelves, all else the oldest first. */
export const listDeskRequests = endpoint({
  methods: ['POST'],
  path: '/staff/desk/requests',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Requests that wait for the desk',
  input: z.object({
    list: z.enum(DESK_LISTS),
    /** In all libraries; else what is in this one, or is fetched here. */
    everywhere: flag.default(false),
    type: z.enum(REQUEST_KINDS).optional(),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    requests: z.array(deskRequestSchema),
    /** How many there are in each list. */
    counts: z.record(z.enum(DESK_LISTS), z.int()),
  }),
  errors: [...PLACED_REFUSALS],
});

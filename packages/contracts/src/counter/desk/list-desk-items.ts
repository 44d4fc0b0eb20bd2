import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, paging } from '../../kernel/fields.ts';
import { deskItemSchema } from './desk-views.ts';
import { DESK_ACCESS, PLACED_REFUSALS } from './scan.ts';

/** Places of a copy apart from its shelf that the desk can list; withdrawn are those that left the catalogue there and were not scanned since. */
export const PLACE_LISTS = [
  'on_hold_shelf',
  'in_transit',
  'missing',
  'in_process',
  'repair',
  'withdrawn',
] as const;

/** Copies apart from their shelf, the longest there first. */
export const listDeskItems = endpoint({
  methods: ['POST'],
  path: '/staff/desk/items',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Copies on the hold shelf, in transit, missing or withdrawn',
  input: z.object({
    status: z.enum(PLACE_LISTS),
    /** In all libraries; else what is kept in this one, goes there, or comes from there. */
    everywhere: flag.default(false),
    ...paging,
  }),
  output: z.object({ total: z.int(), items: z.array(deskItemSchema) }),
  errors: [...PLACED_REFUSALS],
});

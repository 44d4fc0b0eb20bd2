import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, wholeNumber } from '../../kernel/fields.ts';
import { LINK_FINDINGS, LINK_SHELVES, LINK_SOURCES, LINK_STATES, staffLink } from './link.ts';

/** Links that fail: found by the round or told by readers, the newest first. */
export const listLinks = endpoint({
  methods: ['GET'],
  path: '/staff/links/list',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Links of databases and titles that fail',
  input: z.object({
    shelf: z.enum(LINK_SHELVES).default('open'),
    /** Only those that were found so. */
    state: z.enum(LINK_FINDINGS).optional(),
    source: z.enum(LINK_SOURCES).optional(),
    /** Only those that are in the list for so many days, or longer. */
    olderThanDays: wholeNumber(1, 400).optional(),
    /** Only those that so many readers told, or more. */
    atLeast: wholeNumber(1, 1000).optional(),
    page: paging.page,
    rows: wholeNumber(1, 100).default(50),
  }),
  output: z.object({
    total: z.int(),
    links: z.array(staffLink),
    /** How many there are on each shelf, whatever the other filters. */
    shelves: z.array(z.object({ shelf: z.enum(LINK_SHELVES), count: z.int() })),
    /** How many of this shelf were found in each state by the round. */
    states: z.array(z.object({ state: z.enum(LINK_STATES), count: z.int() })),
    /** The library has its links asked by itself. */
    isOn: z.boolean(),
  }),
  errors: [],
});

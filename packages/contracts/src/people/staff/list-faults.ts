import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** What goes wrong for the library by itself: nobody who calls is told. */
export const listFaults = endpoint({
  methods: ['GET'],
  path: '/staff/faults/list',
  origin: 'ours',
  access: { staff: 'staff.audit' },
  summary: 'Settings that are not allowed, and background work that fails',
  input: z.object({}),
  output: z.object({
    /** Stored settings in whose place their defaults are used. */
    settings: z.array(
      z.object({
        path: z.string(),
        /** What is wrong, in English. It does not name the value. */
        reason: z.string(),
      }),
    ),
    /** Work that failed when it was last tried, the newest fault first. */
    works: z.array(
      z.object({
        /** The kind of the job, or the name of the consumer of events. */
        source: z.string(),
        /** In English, without addresses and long numbers. */
        message: z.string(),
        times: z.int(),
        firstAt: z.string(),
        lastAt: z.string(),
      }),
    ),
  }),
  errors: [],
});

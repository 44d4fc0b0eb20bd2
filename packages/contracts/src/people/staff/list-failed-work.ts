import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** How much of it is shown. */
export const FAILED_WORK_SHOWN = 100;

/** Background work of the library that was given up after its attempts. */
export const listFailedWork = endpoint({
  methods: ['GET'],
  path: '/staff/failed-work/list',
  origin: 'ours',
  access: { staff: 'staff.work' },
  summary: 'Background work that was given up',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    /** What failed last comes first; the first hundred. */
    works: z.array(
      z.object({
        id: z.string(),
        /** The kind of the job, or the name of the consumer of the event. */
        kind: z.string(),
        failedAt: z.string(),
        attempts: z.int(),
        /** In English, without addresses, long numbers and secrets. */
        error: z.string(),
        /** False if what it needs is forgotten. */
        canRetry: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

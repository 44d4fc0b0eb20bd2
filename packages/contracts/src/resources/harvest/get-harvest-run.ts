import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { HARVEST_RUN_NOT_FOUND } from './errors.ts';
import { HARVEST_REASONS, MOST_LEFT_OUT } from './harvest-kinds.ts';
import { harvestRun } from './harvest-run.ts';

/** A run with what it left out. */
export const getHarvestRun = endpoint({
  methods: ['GET'],
  path: '/staff/harvest/run',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'A harvest with what it left out',
  input: z.object({ id }),
  output: z.object({
    run: harvestRun,
    /** The first ones, at most MOST_LEFT_OUT. */
    leftOut: z
      .array(z.object({ identifier: z.string(), reason: z.enum(HARVEST_REASONS) }))
      .max(MOST_LEFT_OUT),
  }),
  errors: [HARVEST_RUN_NOT_FOUND],
});

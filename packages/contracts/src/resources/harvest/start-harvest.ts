import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { HARVEST_RUNNING, HARVEST_SOURCE_NOT_FOUND } from './errors.ts';
import { harvestRun } from './harvest-run.ts';

/** Harvests a source now. A run that was stopped or failed goes on where it ended, unless all records are asked for. */
export const startHarvest = endpoint({
  methods: ['POST'],
  path: '/staff/harvest/start',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Harvest a repository now',
  input: z.object({
    /** Of the source. */
    id,
    /** All records anew, not only what changed. */
    isWhole: flag.default(false),
  }),
  output: harvestRun,
  errors: [HARVEST_SOURCE_NOT_FOUND, HARVEST_RUNNING],
  rateLimit: { max: 10, windowSeconds: 60 },
});

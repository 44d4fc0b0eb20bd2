import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { HARVEST_RUN_NOT_FOUND } from './errors.ts';
import { harvestRun } from './harvest-run.ts';

/** Stops a run behind the answer that is being read. What came stays. */
export const stopHarvest = endpoint({
  methods: ['POST'],
  path: '/staff/harvest/stop',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Stop a harvest',
  input: z.object({
    /** Of the run. */
    id,
  }),
  output: harvestRun,
  errors: [HARVEST_RUN_NOT_FOUND],
});

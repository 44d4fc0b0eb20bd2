import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging } from '../../kernel/fields.ts';
import { HARVEST_SOURCE_NOT_FOUND } from './errors.ts';
import { harvestRun } from './harvest-run.ts';

/** The runs of a source, the newest first. */
export const listHarvestRuns = endpoint({
  methods: ['GET'],
  path: '/staff/harvest/runs',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Harvests of a repository',
  input: z.object({
    /** Of the source. */
    id,
    ...paging,
  }),
  output: z.object({ total: z.int(), runs: z.array(harvestRun) }),
  errors: [HARVEST_SOURCE_NOT_FOUND],
});

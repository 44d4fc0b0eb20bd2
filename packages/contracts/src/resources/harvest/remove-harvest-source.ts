import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { HARVEST_RUNNING, HARVEST_SOURCE_NOT_FOUND } from './errors.ts';

/** Removes a source with its runs. The documents that came from it stay. */
export const removeHarvestSource = endpoint({
  methods: ['POST'],
  path: '/staff/harvest/removeSource',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a repository that is harvested',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [HARVEST_SOURCE_NOT_FOUND, HARVEST_RUNNING],
});

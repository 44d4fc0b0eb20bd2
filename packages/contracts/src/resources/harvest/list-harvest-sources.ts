import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { harvestSource } from './harvest-source.ts';

/** The repositories that the library harvests. */
export const listHarvestSources = endpoint({
  methods: ['GET'],
  path: '/staff/harvest/sources',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Repositories that are harvested',
  input: z.object({}),
  output: z.object({ sources: z.array(harvestSource) }),
  errors: [],
});

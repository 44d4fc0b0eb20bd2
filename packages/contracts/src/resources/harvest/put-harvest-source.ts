import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COLLECTION_NOT_FOUND, POLICY_NOT_FOUND } from '../repository/errors.ts';
import { HARVEST_ADDRESS, HARVEST_SOURCE_LIMIT_REACHED, HARVEST_SOURCE_NOT_FOUND } from './errors.ts';
import { harvestSource, harvestSourceFacts } from './harvest-source.ts';

/** Adds a source, or changes one. With another address, format or set the next harvest asks for all records. */
export const putHarvestSource = endpoint({
  methods: ['POST'],
  path: '/staff/harvest/putSource',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change a repository that is harvested',
  input: z.object({
    /** A new one without it. */
    id: id.optional(),
    ...harvestSourceFacts,
  }),
  output: harvestSource,
  errors: [
    HARVEST_SOURCE_NOT_FOUND,
    HARVEST_SOURCE_LIMIT_REACHED,
    HARVEST_ADDRESS,
    COLLECTION_NOT_FOUND,
    POLICY_NOT_FOUND,
  ],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { characters } from '../../kernel/fields.ts';
import { HARVEST_ADDRESS } from './errors.ts';
import { HARVEST_FAULTS } from './harvest-kinds.ts';

/** Asks a repository what it is and what it has. Nothing is kept. */
export const tryHarvestAddress = endpoint({
  methods: ['POST'],
  path: '/staff/harvest/try',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Ask a repository what it has',
  input: z.object({ address: characters(500) }),
  output: z.object({
    /** Empty if it answered. */
    fault: z.enum([...HARVEST_FAULTS, '']),
    message: z.string(),
    name: z.string(),
    formats: z.array(z.string()),
    sets: z.array(z.object({ spec: z.string(), name: z.string() })),
  }),
  errors: [HARVEST_ADDRESS],
  rateLimit: { max: 20, windowSeconds: 60 },
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { RESOURCE_EVENTS } from './events.ts';

/** Count a use of an electronic resource. The address names the event and a record at most, never a person. */
export const logResource = endpoint({
  methods: ['GET'],
  path: '/find/eleLog/{event}',
  origin: 'spec',
  access: 'public',
  summary: 'Count a use of an electronic resource',
  input: z.object({ event: z.enum(RESOURCE_EVENTS), recordId: id.optional() }),
  output: z.object({}),
  errors: [],
  rateLimit: { max: 120, windowSeconds: 60 },
});

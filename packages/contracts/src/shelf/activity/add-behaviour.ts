import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { BEHAVIOUR_EVENTS } from './events.ts';

/** Notes what the reader did with a work, in the reader's own records. `kept` is false for a reader or a library that keeps none. */
export const addBehaviour = endpoint({
  methods: ['POST'],
  path: '/find/behaviorRecord/add',
  origin: 'spec',
  access: 'patron',
  summary: "Add to the reader's own records of use",
  input: z.object({ event: z.enum(BEHAVIOUR_EVENTS), recordId: id, ...ignoredIdentity }),
  output: z.object({ kept: z.boolean() }),
  errors: [],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Erases all of the reader's records of use. Answers how many there were. */
export const eraseBehaviours = endpoint({
  methods: ['POST'],
  path: '/find/behaviorRecord/erase',
  origin: 'ours',
  access: 'patron',
  summary: "Erase the reader's records of use",
  input: z.object({}),
  output: z.object({ erased: z.int() }),
  errors: [],
});

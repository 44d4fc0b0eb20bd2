import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Switches the reader's records of use on or off. What was noted before stays until it is erased or expires. */
export const keepBehaviours = endpoint({
  methods: ['POST'],
  path: '/find/behaviorRecord/keep',
  origin: 'ours',
  access: 'patron',
  summary: "Switch the reader's records of use on or off",
  input: z.object({ isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  errors: [],
});

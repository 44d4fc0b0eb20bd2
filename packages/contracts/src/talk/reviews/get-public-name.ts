import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The name under which others see what the reader publishes; empty if none was chosen. */
export const publicNameSchema = z.object({ name: z.string() });

export const getPublicName = endpoint({
  methods: ['GET'],
  path: '/find/findUserEvaluation/publicName',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's public name",
  input: z.object({}),
  output: publicNameSchema,
  errors: [],
});

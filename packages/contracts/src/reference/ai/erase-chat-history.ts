import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Deletes all that the reader and the assistant said. */
export const eraseChatHistory = endpoint({
  methods: ['POST'],
  path: '/find/ai/eraseChatHistory',
  origin: 'ours',
  access: 'patron',
  summary: "Erase the reader's talk with the assistant",
  input: z.object({}),
  output: z.object({ erased: z.int() }),
  errors: [],
});

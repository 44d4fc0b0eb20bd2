import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { LIBRARY_UNKNOWN } from './errors.ts';

/** Keeps the library that a signed-in reader chose in the header, for their next visit. An empty code stands for all libraries. */
export const saveLastLibrary = endpoint({
  methods: ['POST'],
  path: '/oga/opaclibcode/savelastlibcode',
  origin: 'spec',
  access: 'patron',
  summary: 'Keeps the library that the reader chose',
  input: z.object({ libCode: text(64) }),
  output: z.object({ libCode: z.string() }),
  errors: [LIBRARY_UNKNOWN],
});

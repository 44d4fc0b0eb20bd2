import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The libraries a reader may choose between, for the selector in the header. */
export const getOwnLibraries = endpoint({
  methods: ['GET'],
  path: '/oga/opaclibcode/getlibs',
  origin: 'spec',
  access: 'public',
  summary: 'Libraries for the header selector',
  input: z.object({}),
  output: z.array(
    z.object({
      libCode: z.string(),
      libName: z.string(),
      /** The signed-in reader chose it last (savelastlibcode). */
      isLast: z.boolean(),
    }),
  ),
  errors: [],
});

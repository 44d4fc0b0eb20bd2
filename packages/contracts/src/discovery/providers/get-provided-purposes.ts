import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PROVIDER_PURPOSES } from './purposes.ts';

/** The outside sources that the library has on, and what each is asked for: pages ask for nothing else, and tell readers who is asked. */
export const getProvidedPurposes = endpoint({
  methods: ['GET'],
  path: '/find/providers/purposes',
  origin: 'ours',
  access: 'public',
  summary: 'Outside sources of the library',
  input: z.object({}),
  output: z.object({
    providers: z.array(
      z.object({
        code: z.string(),
        /** In the language of the request. */
        name: z.string(),
        purposes: z.array(z.enum(PROVIDER_PURPOSES)),
        /** False for one that is only a link: the server asks it nothing. */
        isAsked: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

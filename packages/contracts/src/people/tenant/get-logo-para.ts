import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Where a click on the logo leads: an external address, or empty for home. */
export const getLogoPara = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getLogoPara',
  origin: 'spec',
  access: 'public',
  summary: 'Where the logo leads',
  input: z.object({}),
  output: z.object({ logoLink: z.string() }),
  errors: [],
});

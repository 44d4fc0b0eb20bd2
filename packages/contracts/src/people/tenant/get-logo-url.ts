import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The logo picture; empty where the page draws the name instead. */
export const getLogoUrl = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getLogoUrl',
  origin: 'spec',
  access: 'public',
  summary: 'Address of the logo picture',
  input: z.object({}),
  output: z.object({ pcLogoUrl: z.string(), iconUrl: z.string() }),
  errors: [],
});

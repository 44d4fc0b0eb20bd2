import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffProvider } from './provider.ts';

/** The outside sources of the library, in their order. */
export const listProviders = endpoint({
  methods: ['GET'],
  path: '/staff/providers/list',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Outside sources, for the staff',
  input: z.object({}),
  output: z.object({
    providers: z.array(staffProvider),
    /** Entries that can be added as they are; they are off then. */
    ready: z.array(z.object({ code: z.string(), name: z.string(), host: z.string(), isAdded: z.boolean() })),
    /** False: no key can be kept here. */
    canKeepKeys: z.boolean(),
  }),
  errors: [],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PROXY_KINDS } from '../../people/tenant/eresource-settings.ts';
import { term } from './term.ts';

/** What entrances can be made of: the networks and proxies of the settings, reader groups and libraries. */
export const getEntranceChoices = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/entranceChoices',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Networks, proxies, reader groups and libraries',
  input: z.object({}),
  output: z.object({
    networks: z.array(term.extend({ ranges: z.array(z.string()) })),
    proxies: z.array(term.extend({ kind: z.enum(PROXY_KINDS) })),
    /** Empty where the library system does not tell them. */
    groups: z.array(term),
    libraries: z.array(term),
    newDays: z.int(),
  }),
  errors: [],
});

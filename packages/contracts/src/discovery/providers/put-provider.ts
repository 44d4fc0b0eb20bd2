import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  PROVIDER_ADDRESS_INVALID,
  PROVIDER_BODY_INVALID,
  PROVIDER_CODE_TAKEN,
  PROVIDER_LIMIT_REACHED,
  PROVIDER_LINK_ONLY,
  PROVIDER_MAPPING_INVALID,
  PROVIDER_NOT_FOUND,
} from './errors.ts';
import { providerFacts, staffProvider } from './provider.ts';

/** Adds an outside source, or changes one. A key stays with the host of the address: another host needs its key anew. */
export const putProvider = endpoint({
  methods: ['POST'],
  path: '/staff/providers/put',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Add or change an outside source',
  input: z.object({ id: id.optional(), ...providerFacts }),
  output: staffProvider,
  errors: [
    PROVIDER_NOT_FOUND,
    PROVIDER_CODE_TAKEN,
    PROVIDER_LIMIT_REACHED,
    PROVIDER_ADDRESS_INVALID,
    PROVIDER_BODY_INVALID,
    PROVIDER_MAPPING_INVALID,
    PROVIDER_LINK_ONLY,
  ],
});

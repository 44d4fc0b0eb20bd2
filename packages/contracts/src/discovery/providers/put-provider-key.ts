import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { PROVIDER_KEYS_OFF, PROVIDER_NOT_FOUND } from './errors.ts';
import { MAX_PROVIDER_KEY_LENGTH, staffProvider } from './provider.ts';

/** Keeps the key of an outside source, sealed; an empty one removes it. No call reads it back. */
export const putProviderKey = endpoint({
  methods: ['POST'],
  path: '/staff/providers/putKey',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Keep the key of an outside source',
  input: z.object({ id, key: text(MAX_PROVIDER_KEY_LENGTH).default('') }),
  output: staffProvider,
  errors: [PROVIDER_NOT_FOUND, PROVIDER_KEYS_OFF],
});

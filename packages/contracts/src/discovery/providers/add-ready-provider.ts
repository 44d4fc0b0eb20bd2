import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { textOfForm } from '../../kernel/fields.ts';
import { PROVIDER_CODE_TAKEN, PROVIDER_LIMIT_REACHED, PROVIDER_NOT_FOUND } from './errors.ts';
import { staffProvider } from './provider.ts';

/** Adds one of the ready entries. It is off until the staff switch it on. */
export const addReadyProvider = endpoint({
  methods: ['POST'],
  path: '/staff/providers/addReady',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Add a ready entry of an outside source',
  input: z.object({ code: textOfForm(40, '[a-z0-9\\-]+') }),
  output: staffProvider,
  errors: [PROVIDER_NOT_FOUND, PROVIDER_CODE_TAKEN, PROVIDER_LIMIT_REACHED],
});

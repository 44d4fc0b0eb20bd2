import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { PROVIDER_NOT_FOUND } from './errors.ts';
import { staffProvider } from './provider.ts';

/** Switches an outside source on or off. One that is off is not asked, and nothing of it is shown. */
export const switchProvider = endpoint({
  methods: ['POST'],
  path: '/staff/providers/switch',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Switch an outside source on or off',
  input: z.object({ id, isOn: flag }),
  output: staffProvider,
  errors: [PROVIDER_NOT_FOUND],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';
import { PROVIDER_KINDS } from './link-fields.ts';

/** The accounts elsewhere that the signed-in reader has linked. */
export const listLinks = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/linkedAccounts',
  origin: 'ours',
  access: 'patron',
  summary: 'Linked accounts of the signed-in reader',
  input: z.object({}),
  output: z.array(z.object({ provider: z.enum(PROVIDER_KINDS), name: z.string(), linkedAt: instant })),
  errors: [],
});

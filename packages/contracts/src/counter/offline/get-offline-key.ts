import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { OFFLINE_OFF } from './errors.ts';

/** The key to which a desk seals what it does without a network. A desk asks for it while it has one. */
export const getOfflineKey = endpoint({
  methods: ['GET'],
  path: '/staff/offline/key',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'The public key for acts without a network',
  input: z.object({}),
  output: z.object({
    /** A JSON Web Key as text; see sealAct in @lectern/rules. */
    publicKey: z.string(),
    /** How old an act may be when it is sent. */
    longestDays: z.int(),
  }),
  errors: [OFFLINE_OFF],
});

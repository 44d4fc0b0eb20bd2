import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { PURCHASE_PARAMETERS } from './purchase-rule.ts';

/** One parameter by its key, as text: lists with commas. */
export const getPurchaseParameter = endpoint({
  methods: ['GET'],
  path: '/find/pda/getOnePdaValue',
  origin: 'spec',
  access: 'patron',
  summary: 'One parameter of drive purchase',
  input: z.object({ key: z.enum(PURCHASE_PARAMETERS), ...ignoredIdentity }),
  output: z.object({ key: z.enum(PURCHASE_PARAMETERS), value: z.string() }),
  errors: [],
});

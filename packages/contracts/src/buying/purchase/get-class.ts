import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, requiredText } from '../../kernel/fields.ts';
import { PURCHASE_CLASS_NOT_FOUND, PURCHASE_OFF } from './errors.ts';

/** A class by its number: its name, and the way to it from its main class. */
export const getPurchaseClass = endpoint({
  methods: ['GET'],
  path: '/find/pda/categoryNo',
  origin: 'spec',
  access: 'patron',
  summary: 'A class by its number',
  input: z.object({ categoryNo: requiredText(32), ...ignoredIdentity }),
  output: z.object({
    code: z.string(),
    notation: z.string(),
    name: z.string(),
    path: z.array(z.object({ code: z.string(), notation: z.string(), name: z.string() })),
  }),
  errors: [PURCHASE_OFF, PURCHASE_CLASS_NOT_FOUND],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, text } from '../../kernel/fields.ts';
import { PURCHASE_OFF } from './errors.ts';

/** The classes below a class, each with how many titles can be ordered; the main classes without one. */
export const listPurchaseClasses = endpoint({
  methods: ['GET'],
  path: '/find/pda/category',
  origin: 'spec',
  access: 'patron',
  summary: 'Classes of what can be ordered, with counts',
  input: z.object({ parent: text(32).default(''), vendorId: id.optional(), ...ignoredIdentity }),
  output: z.object({
    classes: z.array(
      z.object({
        code: z.string(),
        notation: z.string(),
        name: z.string(),
        count: z.int(),
        hasMore: z.boolean(),
      }),
    ),
  }),
  errors: [PURCHASE_OFF],
});

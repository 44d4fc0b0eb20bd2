import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';

/** By what something came into the library. */
export const ACCEPTANCE_ORIGINS = ['wish', 'donation', 'order'] as const;
export type AcceptanceOrigin = (typeof ACCEPTANCE_ORIGINS)[number];

/** What came into the library by a gift, a wish or an order of the reader, the last one first. */
export const listAcceptances = endpoint({
  methods: ['POST'],
  path: '/find/bookAcceptance/getBookAcceptanceList',
  origin: 'spec',
  access: 'patron',
  summary: 'What came into the library by the reader',
  input: z.object({
    origin: asCode(z.enum(ACCEPTANCE_ORIGINS)).optional(),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        id: z.string(),
        origin: z.enum(ACCEPTANCE_ORIGINS),
        title: z.string(),
        author: z.string(),
        copyCount: z.int(),
        /** Empty where there is no copy with one here. */
        barcode: z.string(),
        recordId: z.string(),
        /** An instant. */
        acceptanceTime: z.string(),
      }),
    ),
  }),
  errors: [],
});

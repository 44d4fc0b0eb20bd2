import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/** Which version of the privacy statement the reader agreed to, and whether the present one is still to be agreed to. */
export const getPrivacyConsent = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/getPrivacyConsent',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's consent to the privacy statement",
  input: z.object({}),
  output: z.object({
    /** The present version. */
    version: z.string(),
    /** The version that the reader agreed to last; null: none yet. */
    agreedVersion: z.string().nullable(),
    agreedAt: instant.nullable(),
    needed: z.boolean(),
  }),
  errors: [],
});

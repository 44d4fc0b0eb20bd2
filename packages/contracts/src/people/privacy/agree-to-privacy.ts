import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, text } from '../../kernel/fields.ts';
import { PRIVACY_VERSION_OLD } from './errors.ts';

/** The reader agrees to the version that they were shown. Agreeing again keeps the first time. */
export const agreeToPrivacy = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/agreeToPrivacy',
  origin: 'ours',
  access: 'patron',
  summary: 'Agrees to a version of the privacy statement',
  input: z.object({ version: text(40) }),
  output: z.object({ version: z.string(), agreedAt: instant }),
  errors: [PRIVACY_VERSION_OLD],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ENTRY_CODE_TRIES, ENTRY_CODE_WRONG, SELF_CHECK_OFF } from './errors.ts';
import { phoneVisitSchema } from './get-phone-visit.ts';

/** Takes the code that a screen in the library shows. The session can then borrow in this library for some minutes. */
export const beginPhoneVisit = endpoint({
  methods: ['POST'],
  path: '/selfCheck/phone/begin',
  origin: 'ours',
  access: 'patron',
  summary: 'Enter the code that a screen in the library shows',
  input: z.object({ code: requiredText(500) }),
  output: phoneVisitSchema,
  errors: [SELF_CHECK_OFF, ENTRY_CODE_WRONG, ENTRY_CODE_TRIES],
  carriesSecrets: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});

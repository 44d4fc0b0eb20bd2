import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { LIBRARY_UNKNOWN } from '../tenant/errors.ts';
import { CARD_NUMBER_TAKEN, PATRON_GROUP_UNKNOWN, READERS_ELSEWHERE } from './errors.ts';
import { cardNumber, firstPassword, readerFields, readerSchema } from './fields.ts';

/** Registers a reader with a first card. The password, if there is one, has to be changed at the first sign-in. */
export const registerReader = endpoint({
  methods: ['POST'],
  path: '/staff/readers/register',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Register a reader',
  input: z.object({
    ...readerFields,
    card: cardNumber,
    expiresOn: readerFields.expiresOn.default(null),
    major: readerFields.major.default(''),
    phone: readerFields.phone.default(''),
    email: readerFields.email.default(''),
    password: firstPassword.optional(),
  }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, CARD_NUMBER_TAKEN, PATRON_GROUP_UNKNOWN, LIBRARY_UNKNOWN],
  carriesSecrets: true,
  idempotent: true,
});

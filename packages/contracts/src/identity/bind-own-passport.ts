import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ignoredIdentity, requiredText } from '../kernel/fields.ts';
import { LINK_ERRORS } from './link-errors.ts';
import { linked, passportLinkFields } from './link-fields.ts';

/**
 * Links the learning-app account of a ticket (`uid`) with the signed-in reader, who types the password again. `primaryId` must be the
 * reader's own; another one is answered as a wrong password.
 */
export const bindOwnPassport = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/bindCxUidByPrimaryId',
  origin: 'spec',
  access: 'patron',
  summary: 'Link a learning-app account with the signed-in reader',
  input: z.object({
    ...passportLinkFields,
    primaryId: requiredText(64),
    ...ignoredIdentity,
  }),
  output: linked,
  errors: LINK_ERRORS,
  rateLimit: { max: 30, windowSeconds: 60 },
});

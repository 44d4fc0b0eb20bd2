import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, requiredText } from '../../kernel/fields.ts';
import { CODE_WRONG } from '../contacts/errors.ts';
import { LINK_ERRORS } from './link-errors.ts';
import { linked, passportLinkFields } from './link-fields.ts';
import { codeFields, linkProofIn } from './link-proof.ts';

/**
 * Links the learning-app account of a ticket (`uid`) with the signed-in reader, who types the password again or the code that
 * sendLinkCode sent (`way`, `code`). `primaryId` must be the reader's own; another one is answered as a wrong password or code.
 */
export const bindOwnPassport = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/bindCxUidByPrimaryId',
  origin: 'spec',
  access: 'patron',
  summary: 'Link a learning-app account with the signed-in reader',
  input: z
    .object({
      ...passportLinkFields,
      password: passportLinkFields.password.optional(),
      primaryId: requiredText(64),
      ...codeFields,
      ...ignoredIdentity,
    })
    .transform(({ uid, primaryId, ...given }, check) => {
      const by = linkProofIn(given);
      if (by) return { uid, primaryId, by };
      check.addIssue({ code: 'custom', path: ['password'], message: 'incomplete' });
      return z.NEVER;
    }),
  output: linked,
  errors: [...LINK_ERRORS, CODE_WRONG],
  rateLimit: { max: 30, windowSeconds: 60 },
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { captchaFields } from '../auth/sign-in-fields.ts';
import { CODE_WRONG } from '../contacts/errors.ts';
import { LINK_ERRORS } from './link-errors.ts';
import { linked, passportLinkFields } from './link-fields.ts';
import { codeFields, linkProofIn } from './link-proof.ts';

/**
 * Links the learning-app account of a ticket (`uid`) with the reader of a name and primary id. Name and primary id stand on every card,
 * so they alone link nothing: the password and a verification code are needed besides, or the code that sendLinkCode sent (`way`, `code`).
 * A wrong name is answered as a wrong password or code.
 */
export const relatePassport = endpoint({
  methods: ['POST'],
  path: '/oga/passportRelevanceLspUser',
  origin: 'spec',
  access: 'public',
  summary: 'Link a learning-app account by name, primary id and password or code',
  input: z
    .object({
      ...passportLinkFields,
      password: passportLinkFields.password.optional(),
      name: requiredText(100),
      primaryId: requiredText(64),
      ...codeFields,
      verifyCode: captchaFields.verifyCode.optional(),
      codeKey: captchaFields.codeKey.optional(),
      proof: captchaFields.proof,
    })
    .transform(({ uid, name, primaryId, verifyCode, codeKey, proof, ...given }, check) => {
      const by = linkProofIn(given);
      const captcha = verifyCode && codeKey ? { verifyCode, codeKey, proof } : undefined;
      if (by && 'code' in by) return { uid, name, primaryId, by, captcha: undefined };
      if (by && captcha) return { uid, name, primaryId, by, captcha };
      check.addIssue({ code: 'custom', path: [by ? 'verifyCode' : 'password'], message: 'incomplete' });
      return z.NEVER;
    }),
  output: linked,
  errors: [...LINK_ERRORS, CAPTCHA_WRONG, CODE_WRONG],
  rateLimit: { max: 30, windowSeconds: 60 },
});

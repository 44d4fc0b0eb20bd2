import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, requiredText, text } from '../../kernel/fields.ts';

/** A password as other clients send it: DES-ECB, as hex. */
export const wirePassword = z.string().regex(/^([0-9a-fA-F]{16}){1,16}$/);

/** A captcha with its answer (see getCaptcha). */
export const captchaFields = {
  verifyCode: requiredText(16),
  codeKey: id,
  /** The work that the captcha asked for. */
  proof: asCode(text(32)).optional(),
};

/** A captcha that is asked for only after wrong guesses. Clients that always send one may. */
export const laterCaptchaFields = {
  verifyCode: asCode(text(16)).optional(),
  codeKey: captchaFields.codeKey.optional(),
  proof: captchaFields.proof,
};

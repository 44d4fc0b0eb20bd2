import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, ignoredIdentity } from '../../kernel/fields.ts';
import { getCaptcha } from '../../people/auth/get-captcha.ts';

const input = z.object({ asText: flag.default(false), ...ignoredIdentity });
const { output } = getCaptcha;
const rateLimit = { max: 30, windowSeconds: 60 };

/** A picture code, or a question for who cannot see it, as `/oga/verifycode/img` gives. `save` asks for it where the library wants it. */
export const getWishCaptcha = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/verifyCode',
  origin: 'spec',
  access: 'patron',
  summary: 'A verification code for a recommendation',
  input,
  output,
  errors: [],
  rateLimit,
});

/** The same for electronic resources. */
export const getElectronicWishCaptcha = endpoint({
  methods: ['GET'],
  path: '/find/newEle/recommendBooks/verifyCode',
  origin: 'spec',
  access: 'patron',
  summary: 'A verification code for recommending an electronic resource',
  input,
  output,
  errors: [],
  rateLimit,
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { captchaFields } from '../auth/sign-in-fields.ts';

/** Uses a captcha up. The ticket that it answers stands for the captcha in checkUser, once, for five minutes. */
export const checkImageCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/checkImgCode',
  origin: 'spec',
  access: 'public',
  summary: 'Checks a captcha before a password is reset',
  input: z.object(captchaFields),
  output: z.object({ imgTicket: z.string() }),
  errors: [CAPTCHA_WRONG],
  carriesSecrets: true,
});

import type { Implementation } from '../../platform/http/implement.ts';
import { getCaptchaCall } from './get-captcha.ts';
import { getSessionUserCall } from './get-session-user.ts';
import { signInCall } from './sign-in.ts';
import { signOutCall } from './sign-out.ts';

export const auth: readonly Implementation[] = [getCaptchaCall, getSessionUserCall, signInCall, signOutCall];

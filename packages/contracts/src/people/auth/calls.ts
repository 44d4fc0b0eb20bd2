import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getCaptcha } from './get-captcha.ts';
import { getSessionUser } from './get-session-user.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const AUTH_CALLS: readonly AnyEndpoint[] = [getCaptcha, getSessionUser, signIn, signOut];

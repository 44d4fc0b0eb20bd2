import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { finishSignIn } from './finish-sign-in.ts';

export const IDENTITY_CALLS: readonly AnyEndpoint[] = [finishSignIn];

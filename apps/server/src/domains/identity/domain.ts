import type { Domain } from '../../platform/domain.ts';
import { finishSignInCall } from './finish-sign-in.ts';
import { linkCalls } from './links/link-calls.ts';

/** Signing in at other systems. The pages that lead there and back are in standards/sign-in. */
export const identity: Domain = { calls: [finishSignInCall, ...linkCalls] };

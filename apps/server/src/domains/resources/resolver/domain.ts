import type { Domain } from '../../../platform/domain.ts';
import { resolveRequestCall } from './calls/resolve-request.ts';

/** The link resolver: the ways to what an OpenURL names. It keeps nothing. */
export const resolver: Domain = { calls: [resolveRequestCall] };

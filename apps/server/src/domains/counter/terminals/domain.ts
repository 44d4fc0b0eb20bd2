import type { Domain } from '../../../platform/domain.ts';

/** Machines that speak SIP2; `standards/sip2` answers them. */
export const terminals: Domain = {};

import type { CallContext } from '../../../platform/http/implement.ts';

/** Who asks the resolver, from where. */
export type Asking = Pick<CallContext, 'tenant' | 'language' | 'address' | 'origin' | 'patron' | 'requestId'>;

import type { CallContext } from '../../../platform/http/implement.ts';

/** The context of a call by a reader. */
export type ReaderContext = Pick<CallContext, 'tenant' | 'language' | 'network'> & {
  readonly patron: NonNullable<CallContext['patron']>;
};

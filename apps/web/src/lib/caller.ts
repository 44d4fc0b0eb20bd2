import type { Client } from '@lectern/contracts/kernel/client';
import { createContext, use } from 'react';
import { api } from './api.ts';
import type { ExternalStore } from './external-store.ts';
import { session } from './session-store.ts';
import { signInStep } from './sign-in-step.ts';

type TokenStore = Pick<ExternalStore<{ readonly token: string } | undefined>, 'get' | 'subscribe'>;

/** Who makes the calls of a page: a reader, or a member of the staff. */
export interface Caller {
  readonly client: Client;
  readonly session: TokenStore;
  /** The session of a step of a sign-in that is not finished. */
  readonly step: TokenStore;
}

/** The reader is the caller of every page but those of the staff. */
export const CallerContext = createContext<Caller>({ client: api, session, step: signInStep });

export function useCaller(): Caller {
  return use(CallerContext);
}

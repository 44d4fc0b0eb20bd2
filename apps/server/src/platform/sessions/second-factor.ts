import type { Deps } from '../deps.ts';
import type { Tenant } from '../tenants/tenant-registry.ts';
import type { SignInMethod } from './sign-in-method.ts';

/** Somebody who proved by this method who they are. */
export interface Proven {
  readonly patronId: string;
  readonly method: SignInMethod;
}

/** Whether a second proof is wanted before a full session is opened. A domain lists its check as `secondFactor`. */
export type SecondFactorCheck = (deps: Deps, tenant: Tenant, proven: Proven) => Promise<boolean>;

declare module '../deps.ts' {
  interface Deps {
    /** The checks of all domains. */
    readonly secondFactors: () => Promise<readonly SecondFactorCheck[]>;
  }
}

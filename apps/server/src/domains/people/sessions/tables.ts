import type { SignInOutcome } from '@lectern/contracts/people/sessions/list-sign-ins';
import type { SignInMethod } from '../../../platform/sessions/sign-in-method.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    sign_in_event: SignInEventTable;
  }
}

/** An attempt to sign in to a reader's account. */
export interface SignInEventTable {
  tenant_id: string;
  id: string;
  patron_id: string;
  at: string;
  method: SignInMethod;
  outcome: SignInOutcome;
  /** As in Visitor: never the whole address. */
  network: string;
  device: string;
  /** By the tenant's retention at that time. */
  expires_at: string;
}

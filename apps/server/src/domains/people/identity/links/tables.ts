import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';

declare module '../../../../platform/db/schema.ts' {
  interface Schema {
    linked_identity: LinkedIdentityTable;
  }
}

/** An account elsewhere that a reader signs in with. One account has one reader, one reader one account of a kind. */
export interface LinkedIdentityTable {
  tenant_id: string;
  provider: ProviderKind;
  /** The provider's id of the account: WeChat's openid, the learning app's uid. */
  subject: string;
  /** As the provider named the account when it was linked. */
  name: string;
  patron_id: string;
  linked_at: string;
}

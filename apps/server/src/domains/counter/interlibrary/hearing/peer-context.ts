import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { Peer } from '../peers/peer-store.ts';

/** Which library is written to, and by which other one. */
export interface PeerContext {
  readonly tenant: Tenant;
  readonly peer: Peer;
}

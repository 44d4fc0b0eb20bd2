import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { AlliancePeerTable } from '../tables.ts';

/** Which library is asked, and by which other one. */
export interface PeerContext {
  readonly tenant: Tenant;
  readonly peer: AlliancePeerTable;
}

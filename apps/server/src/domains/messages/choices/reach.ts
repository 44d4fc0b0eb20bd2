import {
  OUTGOING_WAYS,
  type OutgoingWay,
  type WAY_STATES,
} from '@lectern/contracts/messages/message-choices';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findReachable } from '../../account/reachable.ts';

type ReachDeps = Pick<Deps, 'db' | 'mail' | 'sms'>;

/** Where a way reaches a reader; empty where the reader has confirmed no contact, undefined where the library does not have this way. */
export async function findRecipient(
  { db, mail, sms }: ReachDeps,
  tenant: Tenant,
  patronId: string,
  way: OutgoingWay,
): Promise<string | undefined> {
  const port = way === 'mail' ? mail : sms;
  if (!port.isReady(tenant)) return undefined;
  const reader = await findReachable(db, tenant.id, patronId);
  return (way === 'mail' ? reader?.mail : reader?.phone) ?? '';
}

/** How each way stands for a reader. */
export async function listWays(
  deps: ReachDeps,
  tenant: Tenant,
  patronId: string,
): Promise<{ way: OutgoingWay; state: (typeof WAY_STATES)[number] }[]> {
  const listed = [];
  for (const way of OUTGOING_WAYS) {
    const recipient = await findRecipient(deps, tenant, patronId, way);
    const state = recipient === undefined ? 'off' : recipient === '' ? 'no-contact' : 'ready';
    listed.push({ way, state } as const);
  }
  return listed;
}

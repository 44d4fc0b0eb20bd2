import { createHash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';
import { type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { refuseWhereOff } from '../codes/membership.ts';
import { noteHeard } from '../peers/note-contact.ts';
import { listPeersByAgency } from '../peers/peer-store.ts';
import { secretNameOf } from '../peers/peers.ts';
import type { AlliancePeerTable } from '../tables.ts';

/** The secret that a message brings as proof of its sender; empty if it brings none. */
export function proofOf(message: NcipElement): string {
  return textAt(message, 'InitiationHeader', 'FromAgencyAuthentication');
}

/**
 * The library of the alliance that wrote a message: its header names both agencies as they were agreed, and has their secret. Undefined for
 * anybody else; which of the three was wrong is in the log alone, and never what was sent.
 */
export async function proveSender(
  deps: Deps,
  tenant: Tenant,
  message: NcipElement,
): Promise<AlliancePeerTable | undefined> {
  const agency = (role: string) => textAt(message, 'InitiationHeader', role, 'AgencyId');
  const agencies = { agency: agency('FromAgencyId'), ownAgency: agency('ToAgencyId') };
  const reject = (reason: string, peer?: string) => {
    deps.log.warn({ tenant: tenant.id, peer, reason }, 'NCIP message refused');
    return undefined;
  };
  if (refuseWhereOff(tenant)) return reject('the library is in no alliance');
  const peers = await listPeersByAgency(deps.db, tenant.id, agencies);
  for (const peer of peers) {
    const secret = await deps.secrets.get(tenant.id, secretNameOf(peer.code));
    if (secret === undefined || !isSame(secret, proofOf(message))) continue;
    await noteHeard(deps, peer);
    return peer;
  }
  const [known] = peers;
  return known ? reject('the secret is wrong', known.code) : reject('the agencies are unknown');
}

/** In a time that does not depend on where the two differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

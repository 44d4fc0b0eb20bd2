import type { Deps } from '../../../../platform/deps.ts';
import type { Confirmation } from '../../../../platform/iso18626/ill-message.ts';
import { readConfirmation } from '../../../../platform/iso18626/read-ill-message.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { hearMessage } from '../hearing/hear-message.ts';
import { siblingPath } from '../peers/peer-address.ts';
import { keyNameOf } from '../peers/peer-key.ts';
import { listPeers, type Peer } from '../peers/peer-store.ts';

/** Gives a message to a library and answers its confirmation. @throws OutsideError if there is none */
export async function deliver(deps: Deps, tenant: Tenant, peer: Peer, body: string): Promise<Confirmation> {
  const sibling = siblingPath(peer.address);
  const answer =
    sibling === undefined ? await send(deps, peer, body) : await handOver(deps, tenant, sibling, body);
  const confirmation = readConfirmation(answer);
  if (!confirmation) throw new OutsideError('unreadable', 'no confirmation of ISO 18626');
  return confirmation;
}

async function send(deps: Deps, peer: Peer, body: string): Promise<string> {
  const key = await deps.secrets.get(peer.tenant_id, keyNameOf(peer.id));
  if (key === undefined) throw new OutsideError('unreachable', 'there is no key for this library');
  return deps.interlibraryWire.send(peer.tenant_id, new URL(peer.address), { key, body });
}

/** To a library of this installation: it must have this one as its partner too. */
async function handOver(deps: Deps, tenant: Tenant, sibling: string, body: string): Promise<string> {
  const other = await deps.tenants.byMappingPath(sibling);
  const peers = other ? await listPeers(deps.db, other.id) : [];
  const back = peers.find(({ address }) => address === `/${tenant.mappingPath}`);
  if (!other || !back) throw new OutsideError('unreachable', 'that library has no agreement with this one');
  return hearMessage(deps, { tenant: other, peer: back }, body);
}

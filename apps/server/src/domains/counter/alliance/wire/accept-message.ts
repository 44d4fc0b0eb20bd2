import { ALLIANCE_MESSAGE_REFUSED } from '@lectern/contracts/counter/alliance/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { noteHeard } from '../peers/note-contact.ts';
import { findPeerByKey, takeMessageNumber } from '../peers/peer-store.ts';
import { secretNameOf } from '../peers/peers.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { isMessageSignedWith, type MessageClaims, readMessage } from './signed-message.ts';

/** How far the clocks of two servers may differ, and how long a message may be on its way. */
export const CLOCK_SECONDS = 120;

export interface AcceptedMessage {
  readonly peer: AlliancePeerTable;
  readonly secret: string;
  readonly claims: MessageClaims;
}

/** A message that a peer of this library wrote for it now, and that was not taken before. Why another is refused is in the log alone. */
export async function acceptMessage(
  deps: Deps,
  tenant: Tenant,
  text: string,
): Promise<AcceptedMessage | Refusal<'ALLIANCE_MESSAGE_REFUSED'>> {
  const reject = (reason: string, peer?: string) => {
    deps.log.warn({ tenant: tenant.id, peer, reason }, 'alliance message refused');
    return refuse(ALLIANCE_MESSAGE_REFUSED);
  };
  const message = readMessage(text);
  if (!message) return reject('no message of this form');
  const peer = await findPeerByKey(deps.db, tenant.id, message.keyId);
  if (!peer) return reject('the key is unknown');
  const secret = await deps.secrets.get(tenant.id, secretNameOf(peer.code));
  if (secret === undefined) return reject('the secret is missing', peer.code);
  if (!isMessageSignedWith(message, secret)) return reject('the signature is wrong', peer.code);
  const { claims } = message;
  if (claims.party === peer.party || claims.re !== undefined) return reject('it is from here', peer.code);
  const now = deps.clock.now();
  const seconds = Math.round(claims.iat - now.getTime() / 1000);
  if (Math.abs(seconds) > CLOCK_SECONDS) return reject(`its clock differs by ${seconds} s`, peer.code);
  const isFirst = await takeMessageNumber(deps.db, {
    tenant_id: tenant.id,
    peer_code: peer.code,
    number: claims.jti,
    // Longer than it could be taken again.
    expires_at: later(now, 3 * CLOCK_SECONDS),
  });
  if (!isFirst) return reject('it was taken before', peer.code);
  await noteHeard(deps, peer);
  return { peer, secret, claims };
}

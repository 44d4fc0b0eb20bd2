import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { askNcip, isAskedByNcip } from '../ncip/ask-ncip.ts';
import { noteAsked } from '../peers/note-contact.ts';
import { listPeers } from '../peers/peer-store.ts';
import { secretNameOf } from '../peers/peers.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { answerPeer } from './answer-peer.ts';
import { EXCHANGES, type ExchangeAnswer, type ExchangeName, type ExchangeRequest } from './exchanges.ts';
import { isMessageSignedWith, readMessage, writeMessage } from './signed-message.ts';

/** Asks another library of the alliance. @throws OutsideError if it does not answer, or its answer cannot be verified or read */
export async function askPeer<N extends ExchangeName>(
  deps: Deps,
  tenant: Tenant,
  peer: AlliancePeerTable,
  act: N,
  request: ExchangeRequest<N>,
): Promise<ExchangeAnswer<N>> {
  const ask = peer.agency !== '' ? askNcip : peer.sibling !== '' ? askSibling : askRemote;
  try {
    const answer = await ask(deps, tenant, peer, { act, request });
    const read = EXCHANGES[act].answer.safeParse(answer);
    if (!read.success) throw new OutsideError('unreadable', `an answer to ${act} in another shape`);
    if (peer.agency === '' || isAskedByNcip({ act, request })) await noteAsked(deps, peer, undefined);
    return read.data as ExchangeAnswer<N>;
  } catch (error) {
    if (error instanceof OutsideError && error.fault !== 'resting') await noteAsked(deps, peer, error.fault);
    throw error;
  }
}

interface Asking {
  readonly act: ExchangeName;
  readonly request: unknown;
}

/** A library of this installation is asked without a network, and only if it has this one in its alliance too. */
async function askSibling(deps: Deps, tenant: Tenant, peer: AlliancePeerTable, asking: Asking) {
  const other = await deps.tenants.byMappingPath(peer.sibling).catch(() => undefined);
  if (other?.settings.public.sduUnionLoanFlag !== '1')
    throw new OutsideError('unreachable', 'the library takes part in no alliance');
  const known = (await listPeers(deps.db, other.id)).find(({ sibling }) => sibling === tenant.mappingPath);
  if (!known) throw new OutsideError('unreachable', 'the library does not have this one in its alliance');
  return answerPeer(deps, { tenant: other, peer: known }, asking);
}

async function askRemote(deps: Deps, tenant: Tenant, peer: AlliancePeerTable, asking: Asking) {
  const secret = await deps.secrets.get(tenant.id, secretNameOf(peer.code));
  if (secret === undefined) throw new OutsideError('unreachable', 'the secret of the peer is missing');
  const party = peer.party === 1 ? 1 : 2;
  const jti = randomUUID();
  const iat = Math.floor(deps.clock.now().getTime() / 1000);
  const sent = writeMessage(peer.key_id, secret, { party, jti, iat, body: asking });
  const answer = readMessage(await deps.allianceWire.send(tenant.id, new URL(peer.address), sent));
  if (!answer || answer.keyId !== peer.key_id || !isMessageSignedWith(answer, secret))
    throw new OutsideError('unreadable', 'the signature of the answer is wrong');
  if (answer.claims.re !== jti || answer.claims.party === party)
    throw new OutsideError('unreadable', 'the answer is to another message');
  return answer.claims.body;
}

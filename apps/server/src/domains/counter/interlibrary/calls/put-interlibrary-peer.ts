import {
  INTERLIBRARY_ADDRESS_INVALID,
  INTERLIBRARY_KEYS_OFF,
  INTERLIBRARY_PEER_EXISTS,
  INTERLIBRARY_PEER_UNKNOWN,
} from '@lectern/contracts/counter/interlibrary/errors';
import { putInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/put-interlibrary-peer';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { isPeerAddress, siblingPath } from '../peers/peer-address.ts';
import { digestOf, keyNameOf, makeKey } from '../peers/peer-key.ts';
import { changePeer, findPeer, insertPeer, listPeers, type Peer } from '../peers/peer-store.ts';
import { auditedPeer, presentPeer } from '../peers/present-peer.ts';

export const putInterlibraryPeerCall = implement(putInterlibraryPeer)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { peerId, name, symbol, ownSymbol, address, siteCode = '', key: given } = input;
  const before = peerId === undefined ? undefined : await findPeer(deps.db, tenant.id, peerId);
  if (peerId !== undefined && !before) return refuse(INTERLIBRARY_PEER_UNKNOWN);
  if (!(await isPeerAddress(deps, tenant.id, address))) return refuse(INTERLIBRARY_ADDRESS_INVALID);
  const isSibling = siblingPath(address) !== undefined;
  // A key belongs to an address: another one never gets it.
  const keeps = before !== undefined && before.address === address && before.key_digest !== '';
  const key = isSibling ? undefined : (given ?? (keeps ? undefined : makeKey()));
  if (key !== undefined && !deps.secrets.canSeal()) return refuse(INTERLIBRARY_KEYS_OFF);
  const at = deps.clock.now().toISOString();
  const said = {
    name,
    symbol,
    own_symbol: ownSymbol,
    address,
    site_code: siteCode,
    key_digest:
      key !== undefined ? digestOf(deps, tenant.id, key) : keeps && !isSibling ? before.key_digest : '',
  };
  const contact = { created_at: at, asked_at: null, heard_at: null, fault: '' } as const;
  const after: Peer = before
    ? { ...before, ...said }
    : { ...said, ...contact, tenant_id: tenant.id, id: newId() };
  const done = await inTransaction(deps.db, async (tx) => {
    const namesake = (await listPeers(tx, tenant.id)).find(
      (peer) => peer.symbol === symbol && peer.id !== after.id,
    );
    if (namesake) return refuse(INTERLIBRARY_PEER_EXISTS);
    if (before) await changePeer(tx, before, said);
    else await insertPeer(tx, after);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'interlibrary.putPeer',
      subject: after.id,
      before: auditedPeer(before),
      after: auditedPeer(after),
      at,
    });
    return undefined;
  });
  if (isRefusal(done)) return done;
  if (key !== undefined) await deps.secrets.set(tenant.id, keyNameOf(after.id), key);
  else if (after.key_digest === '') await deps.secrets.remove(tenant.id, keyNameOf(after.id));
  return { peer: presentPeer(after), newKey: given === undefined ? (key ?? '') : '' };
});

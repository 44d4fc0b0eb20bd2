import { INTERLIBRARY_PEER_UNKNOWN } from '@lectern/contracts/counter/interlibrary/errors';
import { removeInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/remove-interlibrary-peer';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { keyNameOf } from '../peers/peer-key.ts';
import { deletePeer, findPeer } from '../peers/peer-store.ts';
import { auditedPeer } from '../peers/present-peer.ts';

export const removeInterlibraryPeerCall = implement(removeInterlibraryPeer)(
  async ({ input: { peerId }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      const before = await findPeer(tx, tenant.id, peerId);
      if (!before) return refuse(INTERLIBRARY_PEER_UNKNOWN);
      await deletePeer(tx, tenant.id, peerId);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'interlibrary.removePeer',
        subject: peerId,
        before: auditedPeer(before),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return undefined;
    });
    if (isRefusal(removed)) return removed;
    await deps.secrets.remove(tenant.id, keyNameOf(peerId));
    return { peerId };
  },
);

import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Confirmation } from '../../../../platform/iso18626/ill-message.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { changePeer, findPeer, type Peer } from '../peers/peer-store.ts';
import { changeMessage, type Message, untoldOf } from '../store/message-store.ts';
import { changeRequest, findRequest } from '../store/request-store.ts';
import { deliver } from './deliver.ts';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Tells the other library what it has not heard of a request, in its order; the first that does not arrive keeps the others waiting. To be
 * told twice changes nothing there. Answers whether the library answered.
 */
export async function tellAbout(deps: Deps, tenant: Tenant, requestId: string): Promise<boolean> {
  const request = await findRequest(deps.db, tenant.id, requestId);
  const peer = request && (await findPeer(deps.db, tenant.id, request.peer_id));
  if (!peer) return false;
  for (const message of await untoldOf(deps.db, tenant.id, requestId)) {
    if (!(await tell(deps, tenant, peer, message))) return false;
  }
  return true;
}

async function tell(deps: Deps, tenant: Tenant, peer: Peer, message: Message): Promise<boolean> {
  const now = deps.clock.now();
  const asked_at = now.toISOString();
  try {
    const confirmation = await deliver(deps, tenant, peer, message.body);
    await inTransaction(deps.db, async (tx) => {
      await changeMessage(tx, message, { tell_at: null, body: '' });
      await changePeer(tx, peer, { asked_at, fault: confirmation.isOk ? '' : 'refused' });
      if (!confirmation.isOk) await noteRefusal(tx, message, confirmation, asked_at);
    });
    return true;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn({ tenant: tenant.id, peer: peer.id, err: error }, 'interlibrary: a library was not told');
    const tries = message.tries + 1;
    const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(tries, 10), LONGEST_WAIT_SECONDS);
    await changeMessage(deps.db, message, { tries, tell_at: later(now, seconds) });
    await changePeer(deps.db, peer, {
      asked_at,
      fault: error.fault === 'resting' ? 'unreachable' : error.fault,
    });
    return false;
  }
}

/** What the library does not take stays as it is here, for staff to see; a request that it does not take is over. */
async function noteRefusal(
  tx: Parameters<typeof changeMessage>[0] & Parameters<typeof changeRequest>[0],
  message: Message,
  { error }: Confirmation,
  at: string,
): Promise<void> {
  const request = await findRequest(tx, message.tenant_id, message.request_id);
  if (!request) return;
  const refused_with = error ? [error.type, error.value].filter(Boolean).join(': ') : '';
  const isOver = message.what === 'asked' && request.step === 'asked';
  await changeRequest(tx, request, {
    refused_with,
    ...(isOver && { step: 'unfilled', step_since: at, reason: 'Other', is_cancelling: 0 }),
  });
}

import { INTERLIBRARY_STEP_PASSED } from '@lectern/contracts/counter/interlibrary/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { canAct, type InterlibraryVerb } from '@lectern/rules/interlibrary/ways';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { findPeer } from '../peers/peer-store.ts';
import { changeRequest, findRequest, type Request } from '../store/request-store.ts';
import { noteOurs } from '../telling/note-ours.ts';
import { tellAbout } from '../telling/tell-about.ts';
import { tellReader } from '../telling/tell-reader.ts';
import { type ActFacts, writeAct } from './write-act.ts';

/** Does one thing with a request, in one transaction with the message about it, then tells the other library. */
export async function actOnRequest(
  deps: Deps,
  tenant: Tenant,
  seen: Request,
  verb: InterlibraryVerb,
  facts: ActFacts,
  also?: (tx: Tx, at: string) => Promise<void>,
): Promise<Request | Refusal<'INTERLIBRARY_STEP_PASSED'>> {
  const place = { ...seen, isCancelling: seen.is_cancelling === 1 };
  const peer = await findPeer(deps.db, tenant.id, seen.peer_id);
  if (!peer || !canAct(place, verb)) return refuse(INTERLIBRARY_STEP_PASSED);
  const now = deps.clock.now();
  const at = now.toISOString();
  const { change, what, message } = writeAct(seen, peer, verb, facts, at);
  const isDone = await inTransaction(deps.db, async (tx) => {
    if (!(await changeRequest(tx, seen, change))) return false;
    await noteOurs(tx, seen, { what, note: facts.note ?? '', at, message });
    await tellReader(tx, tenant, seen, change, now);
    await also?.(tx, at);
    return true;
  });
  if (!isDone) return refuse(INTERLIBRARY_STEP_PASSED);
  await tellAbout(deps, tenant, seen.id);
  return (await findRequest(deps.db, tenant.id, seen.id)) ?? { ...seen, ...change };
}

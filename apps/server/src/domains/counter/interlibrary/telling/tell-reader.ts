import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { InterlibraryStep } from '@lectern/rules/interlibrary/steps';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { putMessage } from '../../../talk/messages/tell-readers.ts';
import type { Request, RequestChange } from '../store/request-store.ts';

/** The steps that a reader waits for. */
const KINDS: Readonly<Partial<Record<InterlibraryStep, MessageKind>>> = {
  received: 'interlibraryArrived',
  unfilled: 'interlibraryUnfilled',
};

/** Tells the reader who asked for a work that it has come or that it does not come, in the transaction in which the request moves. */
export async function tellReader(
  tx: Tx,
  tenant: Tenant,
  { id, side, patron_id: patronId, title, pickup_library: place }: Request,
  { step, reason_note: reason = '' }: RequestChange,
  now: Date,
): Promise<void> {
  const kind = step && KINDS[step];
  if (kind === undefined || side !== 'borrowing' || patronId === '') return;
  const works = [{ recordId: '', title, day: null, place }];
  await putMessage(
    tx,
    tenant,
    { patronId, kind, facts: { works, reason }, key: `interlibrary/${id}/${step}`, ways: [] },
    now,
  );
}

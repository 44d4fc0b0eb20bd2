import type { DECISIONS } from '@lectern/contracts/counter/desk/decide-objection';
import {
  HAND_OVER_GONE_ON,
  OBJECTION_DECIDED,
  OBJECTION_NOT_FOUND,
} from '@lectern/contracts/counter/desk/objection-errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findRelending, type SeenRelending } from '../requests/relending-store.ts';
import { lockItemById } from '../store/item-store.ts';
import { endTakenOverLoan, hasEndedLoan, reopenLoan } from '../store/loan-store.ts';
import { auditAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';
import { objectionDecided } from './objection-events.ts';
import { findObjection, noteDecision } from './objection-store.ts';

type Decision = (typeof DECISIONS)[number];

/**
 * Decides an objection in one transaction: lets the hand-over stand, or gives the loan back to the reader who had the copy, as it was. Each
 * is decided once.
 */
export function decideObjection(
  db: Db,
  context: LocalContext,
  {
    requestId,
    decision,
    reason,
    staffId,
  }: {
    readonly requestId: string;
    readonly decision: Decision;
    readonly reason: string;
    readonly staffId: string;
  },
): Promise<
  { readonly decision: Decision } | Refusal<'OBJECTION_NOT_FOUND' | 'OBJECTION_DECIDED' | 'HAND_OVER_GONE_ON'>
> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const seen = await findRelending(tx, tenantId, requestId);
    if (!seen) return refuse(OBJECTION_NOT_FOUND);
    await lockItemById(tx, tenantId, seen.copy_id);
    for (const patronId of [seen.patron_id, seen.holder_id].sort()) await lockPatron(tx, tenantId, patronId);
    await lockQueue(tx, tenantId, seen.bib_id);
    const objection = await findObjection(tx, tenantId, requestId);
    if (!objection) return refuse(OBJECTION_NOT_FOUND);
    if (objection.decision !== 'open') return refuse(OBJECTION_DECIDED);
    if (decision === 'undone') {
      const refusal = await giveLoanBack(tx, context, seen);
      if (refusal) return refusal;
      await context.events.send(tx, bibChanged, { tenantId, subjectIds: [seen.bib_id], now });
    }
    await noteDecision(tx, tenantId, requestId, {
      decision,
      decided_at: now,
      decided_by: staffId,
      note: reason,
    });
    await context.events.send(tx, objectionDecided, { tenantId, subjectIds: [requestId], now });
    await auditAct(tx, context, staffId, {
      action: 'desk.decideObjection',
      subject: requestId,
      details: { before: 'open', after: decision, reason },
    });
    return { decision };
  });
}

/**
 * The asker's loan ends without a fine, and the holder's goes on as it was. What the holder's loan had cost when it ended stays posted: it
 * would have cost it anyway.
 */
async function giveLoanBack(
  tx: Tx,
  { tenantId, now }: LocalContext,
  { patron_id, holder_id, copy_id, step_since }: SeenRelending,
): Promise<Refusal<'HAND_OVER_GONE_ON'> | undefined> {
  const given = { patronId: holder_id, itemId: copy_id, returnedAt: step_since };
  const taken = { patronId: patron_id, itemId: copy_id, since: step_since };
  if (!(await hasEndedLoan(tx, tenantId, given))) return refuse(HAND_OVER_GONE_ON);
  if (!(await endTakenOverLoan(tx, tenantId, taken, now))) return refuse(HAND_OVER_GONE_ON);
  await reopenLoan(tx, tenantId, given);
  return undefined;
}

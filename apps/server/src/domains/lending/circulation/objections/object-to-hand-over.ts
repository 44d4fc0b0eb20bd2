import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { OBJECTION_TOO_LATE } from '@lectern/contracts/lending/requests/hand-over-errors';
import { OBJECTION_SECONDS } from '@lectern/rules/requests/take-code';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findRelending } from '../requests/relending-store.ts';
import { objectionMade } from './objection-events.ts';
import { addObjection } from './objection-store.ts';

/** One of the two readers objects to a hand-over that was confirmed less than 24 hours ago; answers when the objection was made. */
export function objectToHandOver(
  db: Db,
  { tenantId, now, events }: LocalContext,
  patronId: string,
  requestId: string,
  reason: string,
): Promise<{ readonly objectedAt: string } | Refusal<'REQUEST_NOT_FOUND' | 'OBJECTION_TOO_LATE'>> {
  return inTransaction(db, async (tx) => {
    const found = await findRelending(tx, tenantId, requestId);
    if (!found || ![found.patron_id, found.holder_id].includes(patronId)) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, found.bib_id);
    const seen = (await findRelending(tx, tenantId, requestId)) ?? found;
    const isOver = later(new Date(seen.step_since), OBJECTION_SECONDS) <= now;
    if (seen.step !== 'borrowed' || isOver) return refuse(OBJECTION_TOO_LATE);
    const by = { tenant_id: tenantId, request_id: requestId, patron_id: patronId };
    const { objectedAt, isNew } = await addObjection(tx, { ...by, reason, objected_at: now });
    if (isNew) await events.send(tx, objectionMade, { tenantId, subjectIds: [requestId], now });
    return { objectedAt };
  });
}

import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { givePoints, takePoints } from '../change-points.ts';
import { expiryOf } from '../expiry-of.ts';
import { readTerms } from '../store/terms-store.ts';

export const correctPointsCall = implement(correctPoints)(
  async ({ input: { reader, change, reason }, context, deps }) => {
    const { tenant, staff } = context;
    const patron = await deps.ils.of(tenant).patrons?.find(reader);
    if (isRefusal(patron)) return patron;
    if (!patron) return refuse(PATRON_NOT_FOUND);
    const { patronId } = patron;
    const at = { tenantId: tenant.id, now: deps.clock.now().toISOString() };
    return answerInTransaction(context, deps.db, async (tx) => {
      const facts = { patronId, kind: 'corrected', operation: 'correction', platform: 'desk' } as const;
      const correction = { ...facts, points: Math.abs(change), note: reason };
      const { validDays } = await readTerms(tx, tenant.id);
      const points =
        change > 0
          ? await givePoints(tx, at, correction, expiryOf(at.now, validDays))
          : await takePoints(tx, at, correction);
      if (isRefusal(points)) return points;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'points.correct',
        subject: patronId,
        before: { points: points - change },
        after: { points, reason },
        at: at.now,
      });
      return { points };
    });
  },
);

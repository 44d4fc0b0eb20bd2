import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { hoursChanged } from '../../../collection/vocabulary/hours/hours-changed.ts';
import type { OpeningSpan } from '../../../collection/vocabulary/hours/opening-spans.ts';
import {
  readOpeningHours,
  putWeek as storeWeek,
} from '../../../collection/vocabulary/hours/stored-opening-hours.ts';
import { readHours, refuseUnknownLibrary } from '../read-hours.ts';
import { weekTexts } from '../week-texts.ts';

export const putWeekCall = implement(putWeek)(
  async ({ input: { libraryCode, week }, context: { tenant, staff }, deps }) => {
    const refusal = await refuseUnknownLibrary(deps.db, tenant.id, libraryCode);
    if (refusal) return refusal;
    const days = new Map<number, readonly OpeningSpan[]>();
    for (const [weekday, text] of week.entries()) {
      const spans = readHours(text);
      if (isRefusal(spans)) return spans;
      days.set(weekday, spans);
    }
    const now = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      const before = (await readOpeningHours(tx, tenant.id, now.slice(0, 10))).weeks.get(libraryCode);
      await storeWeek(tx, tenant.id, libraryCode, days);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'places.putWeek',
        subject: libraryCode,
        before: { week: weekTexts(before) },
        after: { week: weekTexts(days) },
        at: now,
      });
      await deps.events.send(tx, hoursChanged, { tenantId: tenant.id, subjectIds: [libraryCode], now });
    });
    return { libraryCode };
  },
);

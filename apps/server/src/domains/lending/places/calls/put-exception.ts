import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putException } from '@lectern/contracts/lending/places/put-exception';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { hoursChanged } from '../../../collection/vocabulary/hours/hours-changed.ts';
import { formatSpans } from '../../../collection/vocabulary/hours/opening-spans.ts';
import {
  readOpeningHours,
  removeException,
  putException as storeException,
} from '../../../collection/vocabulary/hours/stored-opening-hours.ts';
import { readHours, refuseUnknownLibrary } from '../read-hours.ts';

export const putExceptionCall = implement(putException)(
  async ({ input: { libraryCode, day, hours, names }, context: { tenant, staff }, deps }) => {
    const refusal = libraryCode && (await refuseUnknownLibrary(deps.db, tenant.id, libraryCode));
    if (refusal) return refusal;
    const spans = readHours(hours ?? '');
    if (isRefusal(spans)) return spans;
    const now = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      const stored = await readOpeningHours(tx, tenant.id, day, day);
      const before = stored.exceptions.find((exception) => exception.libraryCode === libraryCode);
      if (hours === null) await removeException(tx, tenant.id, libraryCode, day);
      else await storeException(tx, tenant.id, { libraryCode, day, spans, names });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'places.putException',
        subject: [libraryCode, day].filter(Boolean).join(' '),
        before: before && { hours: formatSpans(before.spans), names: { ...before.names } },
        after: hours === null ? undefined : { hours: formatSpans(spans), names },
        at: now,
      });
      await deps.events.send(tx, hoursChanged, { tenantId: tenant.id, subjectIds: [libraryCode], now });
    });
    return { day };
  },
);

import { closeStation } from '@lectern/contracts/counter/self-check/close-station';
import { STATION_CLOSED } from '@lectern/contracts/counter/self-check/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { removeStation } from '../station-store.ts';

export const closeStationCall = implement(closeStation)(
  async ({ input: { stationId }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      const closed = await removeStation(tx, tenant.id, stationId);
      if (!closed) return refuse(STATION_CLOSED);
      const { kind, name, library_code: libraryCode } = closed;
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'selfCheck.close',
        subject: stationId,
        details: { kind, name, libraryCode },
        at,
      });
      return {};
    });
  },
);

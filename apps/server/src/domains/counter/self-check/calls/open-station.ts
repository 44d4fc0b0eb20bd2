import { openStation } from '@lectern/contracts/counter/self-check/open-station';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOf } from '../../../people/staff/desk-of.ts';
import { addStation } from '../station-store.ts';
import { selfCheckDesk } from '../stations.ts';

export const openStationCall = implement(openStation)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { kind, name } = input;
  const place = deskOf(staff);
  if (isRefusal(place)) return place;
  const desk = selfCheckDesk(deps, tenant, place.libraryCode);
  if (isRefusal(desk)) return desk;
  const at = deps.clock.now().toISOString();
  const station = await inTransaction(deps.db, async (tx) => {
    const opened = await addStation(tx, tenant.id, { kind, library_code: place.libraryCode, name }, at);
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'selfCheck.open',
      subject: opened.id,
      details: { kind, name, libraryCode: place.libraryCode },
      at,
    });
    return opened;
  });
  return { station: station.token };
});

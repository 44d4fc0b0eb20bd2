import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { implement } from '../../../../platform/http/implement.ts';
import { pointsOf } from '../points-of.ts';
import { presentLine } from '../present-line.ts';
import { listEntries } from '../store/point-store.ts';

export const getReaderPointsCall = implement(getReaderPoints)(
  async ({ input, context: { tenant }, deps }) => {
    const { reader, page, rows } = input;
    const patron = await deps.ils.of(tenant).patrons?.find(reader);
    if (isRefusal(patron)) return patron;
    if (!patron) return refuse(PATRON_NOT_FOUND);
    const now = deps.clock.now().toISOString();
    const part = { offset: (page - 1) * rows, limit: rows };
    const { total, entries } = await listEntries(deps.db, tenant.id, patron.patronId, part);
    const { points } = await pointsOf(deps.db, tenant.id, patron.patronId, now);
    const scores = entries.map((entry) => presentLine(entry, now));
    return { patronId: patron.patronId, readerName: patron.name, points, total, scores };
  },
);

import { listPointLines } from '@lectern/contracts/shelf/points/list-point-lines';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLine } from '../present-line.ts';
import { listEntries } from '../store/point-store.ts';

export const listPointLinesCall = implement(listPointLines)(
  async ({ input: { page, rows }, context: { tenant, patron }, deps }) => {
    const part = { offset: (page - 1) * rows, limit: rows };
    const { total, entries } = await listEntries(deps.db, tenant.id, patron.id, part);
    const now = deps.clock.now().toISOString();
    return { total, scores: entries.map((entry) => presentLine(entry, now)) };
  },
);

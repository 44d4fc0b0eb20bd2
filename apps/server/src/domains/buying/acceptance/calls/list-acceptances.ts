import { listAcceptances } from '@lectern/contracts/buying/acceptance/list-acceptances';
import { implement } from '../../../../platform/http/implement.ts';
import { listAcceptancesOf } from '../store/acceptance-store.ts';

export const listAcceptancesCall = implement(listAcceptances)(
  async ({ input: { origin, page, rows: limit }, context: { tenant, patron }, deps }) => {
    const scope = { tenantId: tenant.id, patronId: patron.id, origin };
    const { total, rows } = await listAcceptancesOf(deps.db, scope, { offset: (page - 1) * limit, limit });
    return {
      total,
      list: rows.map((row) => ({
        id: row.id,
        origin: row.origin,
        title: row.title,
        author: row.author,
        copyCount: row.copies,
        barcode: row.barcode,
        recordId: row.record_id,
        acceptanceTime: row.accepted_at,
      })),
    };
  },
);

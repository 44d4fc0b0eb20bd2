import type { Db } from '../../../../platform/db/database.ts';
import type { RequestNews } from '../../../../ports/ils/ils-news.ts';
import { requestRows, toNews } from '../requests/request-news.ts';
import type { RequestObjectionTable } from '../store/request-tables.ts';

/** What both readers are told about objections to these hand-overs: that there is one, or how it was decided. */
export async function newsOfObjections(
  db: Db,
  tenantId: string,
  requestIds: readonly string[],
  about: 'made' | 'decided',
): Promise<readonly RequestNews[]> {
  if (requestIds.length === 0) return [];
  const rows = await requestRows(db, tenantId)
    .innerJoin('request_objection as objection', 'objection.request_id', 'request.id')
    .select(['objection.decision', 'objection.note'])
    .where('objection.tenant_id', '=', tenantId)
    .where('objection.request_id', 'in', [...requestIds])
    .execute();
  return rows.flatMap((row) => {
    const what = about === 'made' ? 'objected' : decided(row.decision);
    if (!what) return [];
    const reason = about === 'made' ? '' : row.note;
    return (['reader', 'holder'] as const).flatMap((whom) => toNews(row, whom, what, reason));
  });
}

function decided(decision: RequestObjectionTable['decision']): RequestNews['what'] | undefined {
  if (decision === 'open') return undefined;
  return decision === 'stands' ? 'objection_rejected' : 'objection_upheld';
}

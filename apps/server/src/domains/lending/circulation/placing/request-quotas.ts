import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_DAY_QUOTA, REQUEST_READER_QUOTA } from '@lectern/contracts/lending/requests/placing-errors';
import type { RequestSettings } from '@lectern/contracts/people/tenant/request-settings';
import { REQUEST_KINDS, type RequestKind } from '@lectern/rules/requests/steps';
import type { Db } from '../../../../platform/db/database.ts';
import type { CommonRefusal, RequestQuotas } from '../../../../ports/ils/ils-placing.ts';
import type { LocalContext } from '../local-context.ts';

/** The requests of a patron that count: open ones, and those of today. */
export async function readQuotas(
  db: Db,
  { tenantId, today, policy }: Pick<LocalContext, 'tenantId' | 'today' | 'policy'>,
  patronId: string,
): Promise<RequestQuotas> {
  const rows = await db
    .selectFrom('request')
    .select(['kind', 'step', 'placed_on', 'ended_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('placed_on', '=', today)]))
    .execute();
  const { quotas } = policy.requests;
  const counts = rows.filter(
    (row) => row.placed_on === today && !(quotas.cancelledGivesBack && row.step === 'cancelled'),
  );
  return {
    days: REQUEST_KINDS.filter((kind) => policy.requests.kinds.includes(kind)).map((kind) => ({
      kind,
      limit: quotas.perDay[kind],
      used: counts.filter((row) => row.kind === kind).length,
    })),
    open: rows.filter((row) => row.ended_at === null).length,
    openLimit: quotas.perReader,
  };
}

/** The quota that forbids another request of this kind, if one does. */
export function quotaRefusal(
  quotas: RequestQuotas,
  kind: RequestKind,
  { perDay }: RequestSettings['quotas'],
): CommonRefusal | undefined {
  const used = quotas.days.find((day) => day.kind === kind)?.used ?? 0;
  if (used >= perDay[kind]) return refuse(REQUEST_DAY_QUOTA, { limit: perDay[kind] });
  if (quotas.open >= quotas.openLimit) return refuse(REQUEST_READER_QUOTA, { limit: quotas.openLimit });
  return undefined;
}

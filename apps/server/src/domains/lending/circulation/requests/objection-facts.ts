import type { ObjectionState } from '@lectern/contracts/lending/requests/objection-state';
import { OBJECTION_SECONDS } from '@lectern/rules/requests/take-code';
import type { ExpressionBuilder } from 'kysely';
import { later } from '../../../../platform/clock.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { RequestObjectionTable, RequestTable } from '../store/request-tables.ts';

/** The decision about the objection to a request, as a column; null where nobody objected. */
export function objectionTo(eb: ExpressionBuilder<Schema, 'request'>, tenantId: string) {
  return eb
    .selectFrom('request_objection')
    .select('request_objection.decision')
    .where('request_objection.tenant_id', '=', tenantId)
    .whereRef('request_objection.request_id', '=', 'request.id')
    .as('objection');
}

/** Until when somebody can object to a hand-over, and what became of the objection. */
export function objectionFacts(row: {
  readonly kind: RequestTable['kind'];
  readonly step: RequestTable['step'];
  readonly step_since: string;
  readonly objection: RequestObjectionTable['decision'] | null;
}): { readonly objectUntil: string | null; readonly objection: ObjectionState } {
  const isHandedOver = row.kind === 'relending' && row.step === 'borrowed';
  return {
    objectUntil:
      isHandedOver && row.objection === null ? later(new Date(row.step_since), OBJECTION_SECONDS) : null,
    objection: row.objection ?? 'none',
  };
}

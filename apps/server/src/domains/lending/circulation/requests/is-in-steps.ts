import type { KindSteps } from '@lectern/rules/requests/step-sets';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.ts';

/** The condition that a request is in one of these steps of its kind. */
export function isInSteps(
  eb: ExpressionBuilder<Schema, 'request'>,
  sets: readonly KindSteps[],
): ExpressionWrapper<Schema, 'request', SqlBool> {
  return eb.or(
    sets.map(({ kind, steps }) => eb.and([eb('request.kind', '=', kind), eb('request.step', 'in', steps)])),
  );
}

import { WAITING_STEPS } from '@lectern/rules/requests/step-sets';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.ts';

const request = expressionBuilder<Schema, 'request'>();

/** The condition that a request waits and has no copy yet. A re-lending waits for its holder and not for a copy of the library. */
export function waitsForCopy(): Expression<SqlBool> {
  return request.and([
    request('request.step', 'in', WAITING_STEPS),
    request('request.item_id', 'is', null),
    request('request.kind', '!=', 'relending'),
  ]);
}

/** The condition that the queue does not pass a request over on this day. */
export function isNotSuspended(today: string): Expression<SqlBool> {
  return request.or([
    request('request.suspended_until', 'is', null),
    request('request.suspended_until', '<=', today),
  ]);
}

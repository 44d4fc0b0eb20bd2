import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { implement } from '../../../../platform/http/implement.ts';
import { objectToHandOver as object } from '../../circulation/objections/object-to-hand-over.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';

export const objectToHandOverCall = implement(objectToHandOver)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  return object(deps.db, own, patron.id, input.requestId, input.reason);
});

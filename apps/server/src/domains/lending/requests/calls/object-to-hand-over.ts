import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { implement } from '../../../../platform/http/implement.ts';

export const objectToHandOverCall = implement(objectToHandOver)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { requestId, reason } = input;
  return (
    (await deps.ils.of(tenant).objections?.object(patron.id, requestId, reason)) ?? refuse(REQUEST_NOT_FOUND)
  );
});

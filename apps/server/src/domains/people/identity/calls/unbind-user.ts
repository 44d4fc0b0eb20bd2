import { refuse } from '@lectern/contracts/kernel/refusal';
import { LINK_NOT_FOUND } from '@lectern/contracts/people/identity/link-errors';
import { unbindUser } from '@lectern/contracts/people/identity/unbind-user';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteLinkRow } from '../links/link-store.ts';

export const unbindUserCall = implement(unbindUser)(async ({ input, context: { tenant, patron }, deps }) => {
  const removed = await deleteLinkRow(deps.db, tenant.id, patron.id, input.provider);
  return removed ? {} : refuse(LINK_NOT_FOUND);
});

import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import { updateMessageChoices } from '@lectern/contracts/talk/messages/update-message-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { putChoices } from '../choices/message-choices.ts';
import { listWays } from '../choices/reach.ts';

export const updateMessageChoicesCall = implement(updateMessageChoices)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const once = (ways: readonly OutgoingWay[]) => [...new Set(ways)];
  const told = { requests: once(input.requests), loans: once(input.loans), shelf: once(input.shelf) };
  const choices = { ...input, ...told };
  await putChoices(deps.db, owner, choices, deps.clock.now().toISOString());
  return { ...choices, ways: await listWays(deps, tenant, patron.id) };
});

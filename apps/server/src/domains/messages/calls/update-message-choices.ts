import { updateMessageChoices } from '@lectern/contracts/messages/update-message-choices';
import { implement } from '../../../platform/http/implement.ts';
import { putChoices } from '../choices/message-choices.ts';
import { listWays } from '../choices/reach.ts';

export const updateMessageChoicesCall = implement(updateMessageChoices)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const choices = { ...input, requests: [...new Set(input.requests)], loans: [...new Set(input.loans)] };
  await putChoices(deps.db, owner, choices, deps.clock.now().toISOString());
  return { ...choices, ways: await listWays(deps, tenant, patron.id) };
});

import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { readChoices } from '../choices/message-choices.ts';
import { listWays } from '../choices/reach.ts';

export const getMessageChoicesCall = implement(getMessageChoices)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const choices = await readChoices(deps.db, owner, tenant.settings.policy.messages);
  return { ...choices, ways: await listWays(deps, tenant, patron.id) };
});

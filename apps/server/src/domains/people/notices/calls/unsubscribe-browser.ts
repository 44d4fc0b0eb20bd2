import { unsubscribeBrowser } from '@lectern/contracts/talk/messages/unsubscribe-browser';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteSubscriptions, listSubscriptions } from '../push/push-store.ts';

export const unsubscribeBrowserCall = implement(unsubscribeBrowser)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const browsers = await listSubscriptions(deps.db, owner);
  const ended = browsers.filter(({ endpoint }) => endpoint === input.endpoint).map(({ id }) => id);
  await deleteSubscriptions(deps.db, owner.tenantId, ended);
  return { browsers: browsers.length - ended.length };
});

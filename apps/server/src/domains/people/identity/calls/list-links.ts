import { listLinks } from '@lectern/contracts/people/identity/list-links';
import { implement } from '../../../../platform/http/implement.ts';
import { listLinkRows } from '../links/link-store.ts';

export const listLinksCall = implement(listLinks)(async ({ context: { tenant, patron }, deps }) => {
  const rows = await listLinkRows(deps.db, tenant.id, patron.id);
  return rows.map(({ provider, name, linked_at }) => ({ provider, name, linkedAt: linked_at }));
});

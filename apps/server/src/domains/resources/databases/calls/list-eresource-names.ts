import { MOST_ERESOURCES } from '@lectern/contracts/resources/databases/eresource';
import { listEresourceNames } from '@lectern/contracts/resources/databases/list-eresource-names';
import { implement } from '../../../../platform/http/implement.ts';
import { shownToday } from '../reading.ts';
import { listChosen } from '../store/eresource-list-store.ts';

export const listEresourceNamesCall = implement(listEresourceNames)(async ({ context, deps }) => {
  const all = { offset: 0, limit: MOST_ERESOURCES, order: 'letter' } as const;
  const { rows } = await listChosen(deps.db, shownToday(deps, context), {}, all);
  return rows.map(({ id, code, name }) => ({ id, code, name }));
});

import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { implement } from '../../../../platform/http/implement.ts';
import { listAsked } from '../../circulation/hand-overs/list-asked.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentAsked } from '../present-asked.ts';

/** In a library system without re-lending nobody asks. */
export const listAskedOfMeCall = implement(listAskedOfMe)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { page, rows } = input;
  const own = ownCirculation(deps, tenant);
  if (!own) return { total: 0, requests: [] };
  const found = await listAsked(deps.db, own, patron.id, { offset: (page - 1) * rows, limit: rows });
  return { total: found.total, requests: found.requests.map(presentAsked) };
});

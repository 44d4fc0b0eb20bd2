import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAsked } from '../present-asked.ts';

/** In a library system without re-lending nobody asks. */
export const listAskedOfMeCall = implement(listAskedOfMe)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { page, rows } = input;
  const part = { offset: (page - 1) * rows, limit: rows };
  const found = await deps.ils.of(tenant).handOvers?.askedOf(patron.id, part);
  if (!found) return { total: 0, requests: [] };
  if (isRefusal(found)) return found;
  return { total: found.total, requests: found.requests.map(presentAsked) };
});

import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { behaviourOfFine, presentBehaviour } from '../present-behaviour.ts';

export const listBehavioursCall = implement(listBehaviours)(async ({ input, context, deps }) => {
  const { processFlag: tab, page, rows } = input;
  const { tenant, language, patron } = context;
  const ils = deps.ils.of(tenant);
  const part = { offset: (page - 1) * rows, limit: rows };
  const places = await placeNames(deps.db, tenant.id, language);
  const words = { language, places, policy: tenant.settings.policy };
  const found = await ils.behaviours?.list({ patronId: patron.id, withBlocks: true, tab, ...part });
  if (isRefusal(found)) return found;
  if (found) {
    return { total: found.total, behaviours: found.behaviours.map((one) => presentBehaviour(one, words)) };
  }
  const fines = await ils.openFines(patron.id);
  if (isRefusal(fines)) return fines;
  const open = tab === 'all' || tab === 'unprocessed' ? [...fines].reverse() : [];
  const shown = open.slice(part.offset, part.offset + part.limit);
  return {
    total: open.length,
    behaviours: shown.map((fine) => presentBehaviour(behaviourOfFine(fine), words)),
  };
});

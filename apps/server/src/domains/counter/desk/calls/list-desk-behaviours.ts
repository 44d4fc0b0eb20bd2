import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentBehaviour } from '../../../lending/fines/present-behaviour.ts';
import { paysOnlineNow } from '../../../lending/payments/pays-online-now.ts';

export const listDeskBehavioursCall = implement(listDeskBehaviours)(async ({ input, context, deps }) => {
  const { processFlag: tab, page, rows, patronId } = input;
  const { tenant, language } = context;
  const filter = { tab, offset: (page - 1) * rows, limit: rows, ...(patronId && { patronId }) };
  const found = await deps.ils.of(tenant).behaviours?.list(filter);
  if (!found) return refuse(DESK_ELSEWHERE);
  if (isRefusal(found)) return found;
  const places = await placeNames(deps.db, tenant.id, language);
  const words = { language, places, policy: tenant.settings.policy };
  return {
    total: found.total,
    paysOnline: patronId !== undefined && (await paysOnlineNow(deps.db, tenant.id, patronId)),
    behaviours: found.behaviours.map(({ reader, ...one }) => ({ ...presentBehaviour(one, words), reader })),
  };
});

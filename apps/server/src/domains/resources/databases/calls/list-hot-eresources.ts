import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { implement } from '../../../../platform/http/implement.ts';
import { hotPlaces } from '../open-counts.ts';
import { rankedEresources, renumbered } from '../ranked-eresources.ts';
import { readChoice } from '../read-choice.ts';
import { shownToday } from '../reading.ts';
import { listChosenIds } from '../store/eresource-list-store.ts';

export const listHotEresourcesCall = implement(listHotEresources)(async ({ input, context, deps }) => {
  const { rows, ...filters } = input;
  const reading = shownToday(deps, context);
  const choice = readChoice(filters, { tenant: context.tenant, today: reading.today });
  const chosen = new Set(await listChosenIds(deps.db, reading, choice));
  const places = (await hotPlaces(deps.db, context.tenant.id)).filter(({ recordId }) => chosen.has(recordId));
  return rankedEresources(deps, context, renumbered(places).slice(0, rows));
});

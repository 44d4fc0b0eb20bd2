import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import type { SelectionRow } from '@lectern/contracts/lending/requests/selection-view';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { shownOwnContact } from '../contact-of-reader.ts';
import { ownLibraryFirst } from '../own-library-first.ts';
import { planSelection } from '../plan-selection.ts';
import { presentTakeLocation } from '../present-options.ts';
import { presentPlan } from '../present-plan.ts';

export const checkSelectionCall = implement(checkSelection)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { policy } = tenant.settings;
  const addressee = { language, today: dateIn(policy.timeZone, deps.clock.now()) };
  const { ids, planOf } = await planSelection(deps, context, input.recordIds);
  const libraries = new Set<string>();
  const rows: SelectionRow[] = [];
  for (const id of ids) {
    const plan = await planOf(id);
    if (isRefusal(plan)) return plan;
    if (plan.outcome === 'ready') for (const code of plan.libraries) libraries.add(code);
    rows.push(presentPlan(id, plan, addressee));
  }
  const places = await placeNames(deps.db, tenant.id, language);
  const takeLocations = [...libraries].map((code) => presentTakeLocation(code, places));
  return {
    rows,
    takeLocations: await ownLibraryFirst(deps, context, takeLocations),
    contactInfo: await shownOwnContact(deps, { tenantId: tenant.id, patronId: patron.id }),
    retentionDays: policy.requests.keptDays,
  };
});

import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { requestSelection } from '@lectern/contracts/lending/requests/request-selection';
import type { SelectionRow } from '@lectern/contracts/lending/requests/selection-view';
import { dateIn } from '../../../../platform/clock.ts';
import { contextOfPart } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { contactOfRequest } from '../contact-of-reader.ts';
import { placeRequest } from '../place-request.ts';
import { planSelection } from '../plan-selection.ts';
import { presentPlan } from '../present-plan.ts';

export const requestSelectionCall = implement(requestSelection)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { takeLibCode, contactInfo } = input;
  const addressee = { language, today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()) };
  const contact = await contactOfRequest(deps, { tenantId: tenant.id, patronId: patron.id }, contactInfo);
  if (isRefusal(contact)) return contact;
  const { ids, planOf } = await planSelection(deps, context, input.recordIds);
  const rows: SelectionRow[] = [];
  for (const recordId of ids) {
    const plan = await planOf(recordId, takeLibCode);
    if (isRefusal(plan)) {
      // What was placed before must be told, although the library system has gone away since.
      if (rows.length === 0) return plan;
      rows.push(presentPlan(recordId, { outcome: 'refused', refusal: plan }, addressee));
      continue;
    }
    const row = presentPlan(recordId, plan, addressee);
    if (plan.outcome !== 'ready') {
      rows.push(row);
      continue;
    }
    const wish = { recordId, volume: '', contactInfo, noticeWays: [], comments: '', takeLibCode };
    const placed = await placeRequest(deps, contextOfPart(context), { kind: plan.kind, input: wish });
    if (!isRefusal(placed)) rows.push({ ...row, outcome: 'placed', requestNo: placed.requestNo });
    else if (placed.code === 'REQUEST_ALREADY_OPEN')
      rows.push(presentPlan(recordId, { outcome: 'already' }, addressee));
    else rows.push(presentPlan(recordId, { outcome: 'refused', refusal: placed }, addressee));
  }
  return { rows };
});

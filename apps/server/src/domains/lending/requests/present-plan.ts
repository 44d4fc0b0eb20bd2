import type { Addressee } from '@lectern/contracts/kernel/refusal-words';
import type { SelectionRow } from '@lectern/contracts/lending/requests/selection-view';
import { presentRefusal } from '../loans/present-refusal.ts';
import type { Plan } from './plan-selection.ts';

/** A work of a selection as its reader is told of it. */
export function presentPlan(recordId: string, plan: Plan, addressee: Addressee): SelectionRow {
  return {
    recordId,
    outcome: plan.outcome,
    type: plan.outcome === 'ready' ? plan.kind : null,
    requestNo: '',
    refusal: plan.outcome === 'refused' ? presentRefusal(plan.refusal, addressee) : null,
  };
}

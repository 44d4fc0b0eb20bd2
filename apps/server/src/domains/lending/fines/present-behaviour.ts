import type { Language } from '@lectern/contracts/kernel/languages';
import type { BehaviourView } from '@lectern/contracts/lending/fines/behaviour-view';
import { decimalAmount } from '@lectern/rules/money';
import { dateIn } from '../../../platform/clock.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Behaviour } from '../../../ports/ils/ils-behaviours.ts';
import type { OpenFine } from '../../../ports/ils/ils-patrons.ts';
import { fineName } from '../../collection/vocabulary/code-names/fine-names.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';

export interface BehaviourWords {
  readonly language: Language;
  readonly places: PlaceNames;
  readonly policy: Tenant['settings']['policy'];
}

/** A behaviour in the words of the caller. */
export function presentBehaviour(
  behaviour: Omit<Behaviour, 'reader'>,
  { language, places, policy }: BehaviourWords,
): BehaviourView {
  const createDate = dateIn(policy.timeZone, new Date(behaviour.createdAt));
  const { kind, locationCode } = behaviour;
  const decimal = (amount: number) => decimalAmount({ amount, currency: policy.currency });
  return {
    behaviourDetlId: behaviour.id,
    behaviourType: kind,
    behaviourTypeName: fineName(kind, language),
    recordId: behaviour.bibId ?? '',
    title: behaviour.title,
    author: behaviour.author,
    barcode: behaviour.barcode,
    propNo: behaviour.inventoryNumber ?? '',
    callNo: behaviour.callNumber,
    locationName: locationCode === '' ? '' : places.location(locationCode),
    currency: policy.currency,
    amount: behaviour.charged,
    pay: behaviour.paid,
    waived: behaviour.waived,
    dueDebt: behaviour.open,
    payDecimal: decimal(behaviour.paid),
    dueDebtDecimal: decimal(behaviour.open),
    blockStartDate: behaviour.days?.from ?? createDate,
    blockEndDate: behaviour.days?.until ?? null,
    processFlag: behaviour.state,
    lostWay: behaviour.way,
    note: behaviour.note,
    createDate,
  };
}

/** An open fine of a library system that keeps no behaviours. */
export function behaviourOfFine({ amount, postedAt, ...fine }: OpenFine): Omit<Behaviour, 'reader'> {
  const sums = { charged: amount, paid: 0, waived: 0, open: amount };
  return { ...fine, ...sums, state: 'unprocessed', way: '', note: '', createdAt: postedAt };
}

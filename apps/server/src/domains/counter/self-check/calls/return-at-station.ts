import { SELF_CHECK_OFF } from '@lectern/contracts/counter/self-check/errors';
import { type ReturnedView, returnAtStation } from '@lectern/contracts/counter/self-check/return-at-station';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRefusal } from '../../../lending/loans/present-refusal.ts';
import { deskWords } from '../../desk/desk-place.ts';
import { presentDeskItem } from '../../desk/present-desk-item.ts';
import { stationOf } from '../stations.ts';

export const returnAtStationCall = implement(returnAtStation)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { barcode } = input;
  const station = await stationOf(deps, tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  if (!tenant.settings.policy.selfCheck.returns) return refuse(SELF_CHECK_OFF);
  const { desk, libraryCode, name, id } = station;
  const words = await deskWords(deps, context);
  const before = await desk.item(barcode);
  if (isRefusalFor(before, ILS_UNAVAILABLE)) return before;
  if (isRefusal(before)) {
    const refusal = presentRefusal(before, words);
    return { barcode, title: '', returned: false, next: 'staff', sendTo: '', refusal };
  }
  // A copy that is not on loan is not moved: nobody here can tell where it was.
  const selfCheck = { at: name || id, libraryCode };
  const returned = before.loan ? await desk.checkIn({ barcode, libraryCode, selfCheck }) : undefined;
  if (isRefusalFor(returned, ILS_UNAVAILABLE)) return returned;
  if (isRefusal(returned)) {
    const refusal = presentRefusal(returned, words);
    return { barcode, title: before.title, returned: false, next: 'staff', sendTo: '', refusal };
  }
  const item = await desk.item(barcode);
  if (isRefusalFor(item, ILS_UNAVAILABLE)) return item;
  if (isRefusal(item)) throw new Error('a copy that was there a moment ago is gone');
  const { next, sendTo, title, alert } = presentDeskItem(item, words);
  const isStray = next === 'shelf' && item.libraryCode !== libraryCode;
  const place = alert !== '' || isStray || returned?.needsStaff ? 'staff' : PLACE_OF[next];
  return {
    barcode,
    title,
    returned: before.loan !== undefined,
    next: place,
    sendTo: place === 'other_library' ? sendTo : '',
    refusal: null,
  };
});

/** Where readers put what the desk does more with. */
const PLACE_OF = {
  shelf: 'shelf',
  closed_stack: 'shelf',
  hold_shelf: 'reservations',
  send: 'other_library',
  reader: 'staff',
  look_at_it: 'staff',
} as const satisfies Record<string, ReturnedView['next']>;

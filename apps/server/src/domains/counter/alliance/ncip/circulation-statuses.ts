import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';

/** The circulation statuses of NCIP. */
export const NCIP_STATUSES: Readonly<Record<ItemStatus, string>> = {
  available: 'Available On Shelf',
  on_loan: 'On Loan',
  on_hold_shelf: 'Available For Pickup',
  in_transit: 'In Transit Between Library Locations',
  in_process: 'In Process',
  repair: 'Not Available',
  reference: 'Available On Shelf',
  missing: 'Missing',
  withdrawn: 'Not Available',
  unknown: 'Circulation Status Undefined',
};

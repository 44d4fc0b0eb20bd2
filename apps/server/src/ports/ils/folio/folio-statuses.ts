import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';

/** The names that FOLIO's inventory gives the statuses of items. What is withdrawn is not shown. */
const STATUSES: Readonly<Record<string, ItemStatus>> = {
  'aged to lost': 'missing',
  available: 'available',
  'awaiting delivery': 'on_hold_shelf',
  'awaiting pickup': 'on_hold_shelf',
  'checked out': 'on_loan',
  'claimed returned': 'on_loan',
  'declared lost': 'missing',
  'in process': 'in_process',
  'in process (non-requestable)': 'in_process',
  'in transit': 'in_transit',
  'intellectual item': 'unknown',
  'long missing': 'missing',
  'lost and paid': 'missing',
  missing: 'missing',
  'on order': 'in_process',
  'order closed': 'unknown',
  paged: 'on_hold_shelf',
  restricted: 'reference',
  unavailable: 'unknown',
  unknown: 'unknown',
  withdrawn: 'withdrawn',
};

/** Undefined for what is no status: FOLIO writes the statement of holdings without items there. */
export function readFolioStatus(name: string): ItemStatus | undefined {
  return STATUSES[name.trim().toLowerCase()];
}

import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';

export type ShelfFault = 'on_loan' | 'for_reader' | 'marked' | 'elsewhere' | 'order';

/** A place on a shelf, as the copies that were scanned there say. */
export interface ShelfPlace {
  readonly libCode: string;
  readonly locationName: string;
  readonly shelfKey: string;
}

/**
 * What is wrong with a copy that stands on a shelf, the gravest first; undefined if nothing. The shelf is that of the copy which was
 * scanned before and belongs there.
 */
export function shelfFault(item: DeskItemView, before: ShelfPlace | undefined): ShelfFault | undefined {
  if (item.loan) return 'on_loan';
  if (item.request) return 'for_reader';
  if (item.status !== 'available' && item.status !== 'reference') return 'marked';
  if (!before) return undefined;
  if (item.libCode !== before.libCode || item.locationName !== before.locationName) return 'elsewhere';
  return item.shelfKey < before.shelfKey ? 'order' : undefined;
}

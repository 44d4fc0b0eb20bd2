import type { MenuItem } from '@lectern/contracts/tenant/tenant-settings';

/** Menu entries whose useFlag is 1; one that is hidden hides all below it (specification 1, section 2). */
export function shownEntries<Item extends MenuItem>(items: readonly Item[]): Item[] {
  return items
    .filter((item) => item.useFlag === '1')
    .map((item) => ({ ...item, childList: shownEntries(item.childList) }));
}

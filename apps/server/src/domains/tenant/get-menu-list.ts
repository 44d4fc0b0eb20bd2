import { getMenuList } from '@lectern/contracts/tenant/get-menu-list';
import type { MenuItem } from '@lectern/contracts/tenant/tenant-settings';
import { implement } from '../../http/implement.ts';

export const getMenuListCall = implement(getMenuList)(async ({ context }) =>
  shownEntries(context.tenant.settings.menu),
);

/** Entries whose useFlag is not 1 are hidden, with all below them (specification 1, section 2). */
export function shownEntries(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter((item) => item.useFlag === '1')
    .map((item) => ({ ...item, childList: shownEntries(item.childList) }));
}

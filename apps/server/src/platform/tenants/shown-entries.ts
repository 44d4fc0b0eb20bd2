import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import type { PublicSettings, TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';

/** Menu entries whose useFlag is 1; one that is hidden hides all below it (specification 1, section 2). */
export function shownEntries<Item extends MenuItem>(items: readonly Item[]): Item[] {
  return items
    .filter((item) => item.useFlag === '1')
    .map((item) => ({ ...item, childList: shownEntries(item.childList) }));
}

/** Pages that a library has only if a setting says so (specification 1, section 2). */
const SWITCHED: readonly (readonly [RegExp, keyof PublicSettings])[] = [
  [/^#?\/aiSearch\b/i, 'newAISearchFlag'],
  [/^#?\/digitalLibrary\b/i, 'digitalLibraryMenu'],
];

/** The entries of the main menu that are shown: none that leads to a page that the library has switched off. */
export function shownMenu({ menu, public: shown }: TenantSettings): MenuItem[] {
  const isOn = ({ menuUrl }: MenuItem) =>
    SWITCHED.every(([page, setting]) => !page.test(menuUrl.trim()) || shown[setting] === '1');
  const withPages = (items: readonly MenuItem[]): MenuItem[] =>
    items.filter(isOn).map((item) => ({ ...item, childList: withPages(item.childList) }));
  return withPages(shownEntries(menu));
}

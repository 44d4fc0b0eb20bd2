/**
 * Where the numbers lead that other systems name as `pageType` (specification 1, section 4, "External entry"). One table: a number that
 * is not in it leads home.
 */
const TARGETS: Readonly<Record<string, (recordId: string) => string>> = {
  ...ownPages([0, 4, 5, 6, 7, 10, 14, 23]),
  // These two numbers of other systems are other numbers of the menu.
  11: () => '/personalExternal/8',
  9: () => '/personalExternal/11',
  8: () => '/customTabs',
  101: () => '/searchList',
  102: (recordId) => (recordId ? `/searchList/bookDetails/${encodeURIComponent(recordId)}` : '/home'),
  103: () => '/drivePurchas',
  104: () => '/newBookInform',
  108: (recordId) => (recordId ? `/newDataBase/details/${encodeURIComponent(recordId)}` : '/newDataBase'),
  109: () => '/dataBaseNav',
  110: () => '/bookDonate',
  111: () => '/bookListNav',
};

function ownPages(keys: readonly number[]) {
  return Object.fromEntries(keys.map((key) => [key, () => `/personalExternal/${key}`]));
}

/** The path of a page type; undefined for one that does not exist. */
export function pageTypePath(pageType: string, recordId: string): string | undefined {
  return Object.hasOwn(TARGETS, pageType) ? TARGETS[pageType]?.(recordId) : undefined;
}

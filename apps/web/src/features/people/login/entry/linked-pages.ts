/** Pages that other systems link to (specification 1, section 4, "External entry"), by the beginning of their path. */
const LINKED = {
  '/customTabs': 'customTabs',
  '/drivePurchas': 'drivePurchas',
  '/newDataBase': 'newDataBase',
  '/dataBaseNav': 'dataBaseNav',
  '/bookDonate': 'bookDonate',
  '/bookListNav': 'bookListNav',
} as const;

export type LinkedPage = (typeof LINKED)[keyof typeof LINKED];

/** The page of a path that other systems link to; undefined for any other path. */
export function linkedPage(pathname: string): LinkedPage | undefined {
  const path = pathname.toLowerCase();
  const found = (Object.keys(LINKED) as (keyof typeof LINKED)[]).find(
    (begin) => path === begin.toLowerCase() || path.startsWith(`${begin.toLowerCase()}/`),
  );
  return found && LINKED[found];
}

import { PAGE_START_ID, type PageStart } from '@lectern/contracts/people/tenant/page-start';

/** What the server wrote into the page. Undefined where another server sent the page, as in development. */
export function readPageStart(): PageStart | undefined {
  const text = document.getElementById(PAGE_START_ID)?.textContent?.trim();
  return text ? (JSON.parse(text) as PageStart) : undefined;
}

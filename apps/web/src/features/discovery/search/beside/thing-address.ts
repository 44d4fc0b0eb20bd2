import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';

const PAGES: Readonly<Record<ThingKind, string>> = {
  announcement: '/announcements',
  topic: '/specialNav',
  eresource: '/dataBaseNav/details',
};

/** The address of the page of a thing. */
export function thingAddress(kind: ThingKind, id: string): string {
  return `${PAGES[kind]}/${encodeURIComponent(id)}`;
}

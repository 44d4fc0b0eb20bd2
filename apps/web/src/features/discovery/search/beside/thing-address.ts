import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { researcherAddress } from '../../../../lib/people-addresses.ts';
import { titleAddress } from '../../../../lib/title-address.ts';

const PAGES: Readonly<Record<Exclude<ThingKind, 'title' | 'person'>, string>> = {
  announcement: '/announcements',
  topic: '/specialNav',
  eresource: '/dataBaseNav/details',
  object: '/digitalNav/detail/object',
};

/** The address of the page of a thing. */
export function thingAddress(kind: ThingKind, id: string): string {
  if (kind === 'title') return titleAddress(id);
  if (kind === 'person') return researcherAddress(id);
  return `${PAGES[kind]}/${encodeURIComponent(id)}`;
}

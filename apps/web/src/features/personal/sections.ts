import type { PersonalEntryName } from '../../lib/personal-menu.ts';
import type { SectionPath } from './section-address.ts';

/** The sections that exist, each with its name: its title is `sections.{name}`, and its entry of the menu has the same name. */
export const SECTIONS = {
  '': { name: 'overview' },
  borrowing: { name: 'borrowing' },
  information: { name: 'information' },
  requests: { name: 'requests' },
  favorites: { name: 'favorites' },
  addresses: { name: 'addresses' },
  inbox: { name: 'inbox' },
  behavior: { name: 'behavior' },
  points: { name: 'points' },
  leaveSchool: { name: 'leaveSchool' },
} as const satisfies Record<SectionPath, { readonly name: PersonalEntryName }>;

import type { PersonalEntryName } from '../../../lib/personal-menu.ts';
import { personalRoutes } from './routes.ts';

const { path, sections } = personalRoutes.personal;

/** The last part of a section's address: /personalCenter/{path}. The first section has none. */
export type SectionPath = '' | keyof typeof sections;

/** The name of a section: its title is `sections.{name}`, and its entry of the menu has the same name. */
export type SectionName = Extract<PersonalEntryName, 'overview' | keyof typeof sections>;

/** Addresses of the specification that lead to a part of another section. */
const PARTS = {
  purderRec: 'recommendation',
  freeOrder: 'recommendation',
  customTabs: 'recommendation',
} as const satisfies Partial<Record<SectionPath, SectionName>>;

export function sectionAddress(section: SectionPath): string {
  return path.replace(section ? ':section?' : '/:section?', section);
}

export function sectionName(section: SectionPath): SectionName {
  if (section === 'purderRec' || section === 'freeOrder' || section === 'customTabs') return PARTS[section];
  return section || 'overview';
}

/** Whether an entry of the menu has a section here. */
export function hasSection(name: string): name is Exclude<SectionPath, ''> {
  return Object.hasOwn(sections, name);
}

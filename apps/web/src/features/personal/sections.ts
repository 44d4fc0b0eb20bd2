import { BookOpen, IdCard, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { SectionPath } from './section-address.ts';

/** A section of the reader's pages. */
export interface PersonalSection {
  /** The number of the specification's left menu (document 1, section 2: keys 0 to 23). */
  readonly key: number;
  /** Its words are `sections.{name}`. */
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The sections that exist, in the order of their menu. */
export const SECTIONS = {
  '': { key: 0, name: 'overview', icon: LayoutDashboard },
  borrowing: { key: 5, name: 'borrowing', icon: BookOpen },
  information: { key: 1, name: 'information', icon: IdCard },
} as const satisfies Record<SectionPath, PersonalSection>;

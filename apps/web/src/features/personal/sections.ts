import { BookOpen, IdCard, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BorrowingSection } from './pages/borrowing-section.tsx';
import { InformationSection } from './pages/information-section.tsx';
import { OverviewSection } from './pages/overview-section.tsx';
import type { Patron } from './patron.ts';
import type { SectionPath } from './section-address.ts';

/** A section of the reader's pages. */
export interface PersonalSection {
  /** The number of the specification's left menu (document 1, section 2: keys 0 to 23). */
  readonly key: number;
  /** Its words are `sections.{name}`. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly Content: (props: { readonly patron: Patron }) => ReactNode;
}

/** The sections that exist, in the order of their menu. */
export const SECTIONS = {
  '': { key: 0, name: 'overview', icon: LayoutDashboard, Content: OverviewSection },
  borrowing: { key: 5, name: 'borrowing', icon: BookOpen, Content: BorrowingSection },
  information: { key: 1, name: 'information', icon: IdCard, Content: InformationSection },
} as const satisfies Record<SectionPath, PersonalSection>;

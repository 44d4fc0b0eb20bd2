import { BookOpen, IdCard, LayoutDashboard, type LucideIcon } from 'lucide-react';

/** A section of the reader's pages. */
export interface PersonalSection {
  /** The number of the specification's left menu (document 1, section 2: keys 0 to 23). */
  readonly key: number;
  /** Its words are `sections.{name}`. */
  readonly name: string;
  /** The last part of its address: /personalCenter/{path}. */
  readonly path: string;
  readonly icon: LucideIcon;
}

/** The sections that exist. */
export const SECTIONS = [
  { key: 0, name: 'overview', path: '', icon: LayoutDashboard },
  { key: 5, name: 'borrowing', path: 'borrowing', icon: BookOpen },
  { key: 1, name: 'information', path: 'information', icon: IdCard },
] as const satisfies readonly PersonalSection[];

export type SectionPath = (typeof SECTIONS)[number]['path'];

export function sectionAddress(path: SectionPath): string {
  return path ? `/personalCenter/${path}` : '/personalCenter';
}

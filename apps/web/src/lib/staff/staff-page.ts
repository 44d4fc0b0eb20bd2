import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** The parts of the menu, in their order: the scans, readers and their money, what else comes to the desk, what readers read, the rest. */
export const STAFF_GROUPS = ['desk', 'readers', 'service', 'content', 'manage'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** A page of the staff, listed in the `staff-pages.ts` of its feature. */
export interface StaffPage {
  /** The path in the router's notation: `/desk`, `/readers/:patronId?`. */
  readonly path: string;
  /** The namespace of its words. */
  readonly words: string;
  /** The key of its title in these words; also its entry in the menu. */
  readonly title: string;
  readonly icon: LucideIcon;
  /** The part of the menu; a page without one is reached from another page. */
  readonly group?: StaffGroup;
  /** One of these is enough to see the page; without it everybody of the staff may. */
  readonly permissions?: readonly Permission[];
  /** The page works only after library and desk were chosen. */
  readonly needsDesk?: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

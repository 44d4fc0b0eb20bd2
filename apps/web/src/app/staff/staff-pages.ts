import { MapPin } from 'lucide-react';
import type { StaffPage } from '../../lib/staff/staff-page.ts';

/**
 * Every page of the staff, in the order of the menu. A feature adds a page with one entry here; the pages are loaded nowhere else:
 * `{ path: '/desk', words: 'desk', title: 'title', icon: ScanLine, group: 'desk', permissions: ['circulation.desk'], needsDesk: true,
 * load: () => import('../../features/desk/desk-page.tsx') }`.
 */
export const STAFF_PAGES: readonly StaffPage[] = [
  { path: '/where', words: 'staff', title: 'where', icon: MapPin, load: () => import('./where-page.tsx') },
];

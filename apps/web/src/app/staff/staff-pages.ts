import { BookCopy, ListChecks, MapPin, Scale, ScanLine, Truck, Users, WifiOff } from 'lucide-react';
import type { StaffPage } from '../../lib/staff/staff-page.ts';

/**
 * Every page of the staff, in the order of the menu. A feature adds a page with one entry here; the pages are loaded nowhere else:
 * `{ path: '/desk', words: 'desk', title: 'title', icon: ScanLine, group: 'desk', permissions: ['circulation.desk'], needsDesk: true,
 * load: () => import('../../features/desk/desk-page.tsx') }`.
 */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: '/desk/:patronId?',
    words: 'desk',
    title: 'title',
    icon: ScanLine,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('../../features/desk/desk-page.tsx'),
  },
  {
    path: '/queues',
    words: 'desk',
    title: 'queues.title',
    icon: ListChecks,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('../../features/desk/queues-page.tsx'),
  },
  {
    path: '/places',
    words: 'desk',
    title: 'places.title',
    icon: Truck,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('../../features/desk/places-page.tsx'),
  },
  {
    path: '/copies',
    words: 'desk',
    title: 'copies.title',
    icon: BookCopy,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('../../features/desk/copies-page.tsx'),
  },
  {
    path: '/readers/import',
    words: 'readers',
    title: 'import.title',
    icon: Users,
    permissions: ['circulation.readers'],
    load: () => import('../../features/readers/import-page.tsx'),
  },
  {
    path: '/readers/:patronId?',
    words: 'readers',
    title: 'title',
    icon: Users,
    group: 'desk',
    permissions: ['circulation.desk'],
    load: () => import('../../features/readers/readers-page.tsx'),
  },
  {
    path: '/objections',
    words: 'objections',
    title: 'title',
    icon: Scale,
    group: 'desk',
    permissions: ['circulation.desk'],
    load: () => import('../../features/objections/objections-page.tsx'),
  },
  {
    path: '/offline',
    words: 'offline',
    title: 'title',
    icon: WifiOff,
    group: 'desk',
    permissions: ['circulation.desk'],
    load: () => import('../../features/offline/offline-page.tsx'),
  },
  { path: '/where', words: 'staff', title: 'where', icon: MapPin, load: () => import('./where-page.tsx') },
];

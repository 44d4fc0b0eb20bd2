import { BadgeCheck, LibraryBig, Merge } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const titlesStaffPages: readonly StaffPage[] = [
  {
    path: '/titles',
    words: 'titles',
    title: 'staff.title',
    icon: LibraryBig,
    group: 'content',
    permissions: ['resources.electronic'],
    load: () => import('./staff/title-lists-page.tsx'),
  },
  {
    path: '/titles/rulings',
    words: 'titles',
    title: 'rulings.title',
    icon: Merge,
    group: 'content',
    permissions: ['resources.electronic'],
    load: () => import('./staff/rulings/rulings-page.tsx'),
  },
  {
    path: '/titles/marks',
    words: 'titles',
    title: 'marks.title',
    icon: BadgeCheck,
    group: 'content',
    permissions: ['resources.electronic'],
    load: () => import('./staff/marks/marks-page.tsx'),
  },
];

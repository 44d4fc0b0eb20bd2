import { Library } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const booklistsStaffPages: readonly StaffPage[] = [
  {
    path: '/lists',
    words: 'booklists',
    title: 'staff.title',
    icon: Library,
    group: 'content',
    permissions: ['lists.edit'],
    load: () => import('./staff/lists-page.tsx'),
  },
];

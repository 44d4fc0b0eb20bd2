import { Users } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const readersStaffPages: readonly StaffPage[] = [
  {
    path: '/readers/import',
    words: 'readers',
    title: 'import.title',
    icon: Users,
    permissions: ['circulation.readers'],
    load: () => import('./import-page.tsx'),
  },
  {
    path: '/readers/:patronId?',
    words: 'readers',
    title: 'title',
    icon: Users,
    group: 'readers',
    permissions: ['circulation.desk'],
    load: () => import('./readers-page.tsx'),
  },
];

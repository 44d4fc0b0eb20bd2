import { Database, Tags } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const databasesStaffPages: readonly StaffPage[] = [
  {
    path: '/databases',
    words: 'databases',
    title: 'staff.title',
    icon: Database,
    group: 'content',
    permissions: ['resources.electronic'],
    load: () => import('./staff/staff-databases-page.tsx'),
  },
  {
    path: '/databases/terms',
    words: 'databases',
    title: 'staff.terms.title',
    icon: Tags,
    permissions: ['resources.electronic'],
    load: () => import('./staff/terms/terms-page.tsx'),
  },
];

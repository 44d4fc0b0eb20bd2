import { GraduationCap } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const coursesStaffPages: readonly StaffPage[] = [
  {
    path: '/courses/import',
    words: 'courses',
    title: 'import.title',
    icon: GraduationCap,
    permissions: ['courses.manage'],
    load: () => import('./staff/import-page.tsx'),
  },
  {
    path: '/courses/proposals',
    words: 'courses',
    title: 'staff.proposals',
    icon: GraduationCap,
    permissions: ['courses.manage'],
    load: () => import('./staff/proposals-page.tsx'),
  },
  {
    path: '/courses',
    words: 'courses',
    title: 'staff.title',
    icon: GraduationCap,
    group: 'content',
    permissions: ['courses.manage'],
    load: () => import('./staff/courses-page.tsx'),
  },
];

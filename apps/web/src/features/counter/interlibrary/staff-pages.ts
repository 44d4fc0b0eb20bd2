import { ArrowLeftRight } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const interlibraryStaffPages: readonly StaffPage[] = [
  {
    path: '/interlibrary',
    words: 'interlibrary',
    title: 'staff.title',
    icon: ArrowLeftRight,
    group: 'service',
    permissions: ['circulation.desk'],
    load: () => import('./staff/interlibrary-page.tsx'),
  },
];

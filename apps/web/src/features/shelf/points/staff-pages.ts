import { Award } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const pointsStaffPages: readonly StaffPage[] = [
  {
    path: '/points',
    words: 'points',
    title: 'staff.title',
    icon: Award,
    group: 'manage',
    permissions: ['circulation.rules', 'circulation.waive'],
    load: () => import('./staff/points-page.tsx'),
  },
];

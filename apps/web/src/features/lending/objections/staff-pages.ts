import { Scale } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const objectionsStaffPages: readonly StaffPage[] = [
  {
    path: '/objections',
    words: 'objections',
    title: 'title',
    icon: Scale,
    group: 'readers',
    permissions: ['circulation.desk'],
    load: () => import('./objections-page.tsx'),
  },
];

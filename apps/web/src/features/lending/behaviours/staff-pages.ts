import { Coins } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const behavioursStaffPages: readonly StaffPage[] = [
  {
    path: '/fines/:patronId?',
    words: 'behaviours',
    title: 'desk.title',
    icon: Coins,
    group: 'readers',
    permissions: ['circulation.desk'],
    load: () => import('./desk-behaviours-page.tsx'),
  },
];

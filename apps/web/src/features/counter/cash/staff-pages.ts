import { Banknote } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const cashStaffPages: readonly StaffPage[] = [
  {
    path: '/cash/day',
    words: 'cash',
    title: 'report',
    icon: Banknote,
    permissions: ['payments.manage'],
    load: () => import('./cash-day-page.tsx'),
  },
  {
    path: '/cash',
    words: 'cash',
    title: 'title',
    icon: Banknote,
    group: 'readers',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./cash-page.tsx'),
  },
];

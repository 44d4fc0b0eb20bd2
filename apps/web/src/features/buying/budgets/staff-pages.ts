import { Wallet } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const budgetsStaffPages: readonly StaffPage[] = [
  {
    path: '/budgets',
    words: 'budgets',
    title: 'title',
    icon: Wallet,
    group: 'manage',
    permissions: ['acquisitions.budgets'],
    load: () => import('./staff/budgets-page.tsx'),
  },
];

import { CreditCard } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const paymentsStaffPages: readonly StaffPage[] = [
  {
    path: '/payments/statement',
    words: 'payments',
    title: 'statement.title',
    icon: CreditCard,
    permissions: ['payments.manage'],
    load: () => import('./statement-page.tsx'),
  },
  {
    path: '/payments',
    words: 'payments',
    title: 'staff.title',
    icon: CreditCard,
    group: 'readers',
    permissions: ['payments.manage'],
    load: () => import('./staff-payments-page.tsx'),
  },
];

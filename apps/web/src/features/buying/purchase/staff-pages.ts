import { BookCheck, ScrollText } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const purchaseStaffPages: readonly StaffPage[] = [
  {
    path: '/purchases',
    words: 'purchase',
    title: 'staff.orders.title',
    icon: BookCheck,
    group: 'service',
    permissions: ['acquisitions.order'],
    load: () => import('./staff/orders-page.tsx'),
  },
  {
    path: '/purchase-rules',
    words: 'purchase',
    title: 'staff.rules.title',
    icon: ScrollText,
    group: 'manage',
    permissions: ['acquisitions.order'],
    load: () => import('./staff/rules-page.tsx'),
  },
];

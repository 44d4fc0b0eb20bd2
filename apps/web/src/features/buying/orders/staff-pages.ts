import { FileText, PackageCheck, ShoppingCart } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const orderStaffPages: readonly StaffPage[] = [
  {
    path: '/acquisitions',
    words: 'orders',
    title: 'title',
    icon: ShoppingCart,
    group: 'manage',
    permissions: ['acquisitions.order'],
    load: () => import('./staff/orders-page.tsx'),
  },
  {
    path: '/receiving',
    words: 'orders',
    title: 'receiving.title',
    icon: PackageCheck,
    group: 'manage',
    permissions: ['acquisitions.order'],
    load: () => import('./staff/receiving-page.tsx'),
  },
  {
    path: '/invoices',
    words: 'orders',
    title: 'invoices.title',
    icon: FileText,
    group: 'manage',
    permissions: ['acquisitions.invoices'],
    load: () => import('./staff/invoices-page.tsx'),
  },
];

import { Store } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const vendorsStaffPages: readonly StaffPage[] = [
  {
    path: '/vendors',
    words: 'vendors',
    title: 'title',
    icon: Store,
    group: 'content',
    permissions: ['acquisitions.vendors'],
    load: () => import('./staff/vendors-page.tsx'),
  },
];

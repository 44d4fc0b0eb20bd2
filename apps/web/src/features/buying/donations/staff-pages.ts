import { Gift } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const donationStaffPages: readonly StaffPage[] = [
  {
    path: '/donations',
    words: 'donations',
    title: 'staff.title',
    icon: Gift,
    group: 'service',
    permissions: ['donations.manage'],
    load: () => import('./staff/donations-page.tsx'),
  },
];

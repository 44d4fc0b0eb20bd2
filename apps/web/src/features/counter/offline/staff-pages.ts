import { WifiOff } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const offlineStaffPages: readonly StaffPage[] = [
  {
    path: '/offline',
    words: 'offline',
    title: 'title',
    icon: WifiOff,
    group: 'service',
    permissions: ['circulation.desk'],
    load: () => import('./offline-page.tsx'),
  },
];

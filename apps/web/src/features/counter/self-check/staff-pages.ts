import { MonitorSmartphone } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const selfCheckStaffPages: readonly StaffPage[] = [
  {
    path: '/self-check',
    words: 'self-check',
    title: 'staff.title',
    icon: MonitorSmartphone,
    group: 'service',
    permissions: ['circulation.self-check'],
    needsDesk: true,
    load: () => import('./staff/stations-page.tsx'),
  },
];

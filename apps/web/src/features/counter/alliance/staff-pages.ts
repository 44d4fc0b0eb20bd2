import { Handshake } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const allianceStaffPages: readonly StaffPage[] = [
  {
    path: '/alliance',
    words: 'alliance',
    title: 'staff.title',
    icon: Handshake,
    group: 'service',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./staff/alliance-desk-page.tsx'),
  },
];

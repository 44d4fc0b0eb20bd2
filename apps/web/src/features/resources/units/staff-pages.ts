import { Network } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const unitsStaffPages: readonly StaffPage[] = [
  {
    path: '/units',
    words: 'units',
    title: 'staff.title',
    icon: Network,
    group: 'content',
    permissions: ['resources.digital'],
    load: () => import('./staff/staff-units-page.tsx'),
  },
];

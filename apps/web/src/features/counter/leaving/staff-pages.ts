import { Users } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const leavingStaffPages: readonly StaffPage[] = [
  {
    path: '/readers/leaving',
    words: 'leaving',
    title: 'many.title',
    icon: Users,
    permissions: ['circulation.readers'],
    load: () => import('./leave-many-page.tsx'),
  },
];

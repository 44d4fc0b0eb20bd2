import { UserRoundSearch } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const researchersStaffPages: readonly StaffPage[] = [
  {
    path: '/researchers',
    words: 'researchers',
    title: 'staff.title',
    icon: UserRoundSearch,
    group: 'content',
    permissions: ['resources.digital'],
    load: () => import('./staff/staff-researchers-page.tsx'),
  },
];

import { Cable } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const providersStaffPages: readonly StaffPage[] = [
  {
    path: '/providers',
    words: 'providers',
    title: 'staff.title',
    icon: Cable,
    group: 'content',
    permissions: ['providers.manage'],
    load: () => import('./staff/providers-page.tsx'),
  },
];

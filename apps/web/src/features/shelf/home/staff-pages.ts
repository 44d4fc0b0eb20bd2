import { LayoutDashboard } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const homeStaffPages: readonly StaffPage[] = [
  {
    path: '/home',
    words: 'home',
    title: 'staff.title',
    icon: LayoutDashboard,
    group: 'content',
    permissions: ['settings.edit'],
    load: () => import('./staff/home-cards-page.tsx'),
  },
];

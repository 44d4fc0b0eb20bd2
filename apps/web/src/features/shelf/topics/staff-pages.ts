import { Newspaper } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const topicsStaffPages: readonly StaffPage[] = [
  {
    path: '/topics',
    words: 'topics',
    title: 'staff.title',
    icon: Newspaper,
    group: 'content',
    permissions: ['lists.edit'],
    load: () => import('./staff/staff-topics-page.tsx'),
  },
];

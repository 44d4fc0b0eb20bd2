import { Megaphone } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const announcementsStaffPages: readonly StaffPage[] = [
  {
    path: '/announcements',
    words: 'announcements',
    title: 'staff.title',
    icon: Megaphone,
    group: 'content',
    permissions: ['announcements.edit'],
    load: () => import('./staff/announcements-page.tsx'),
  },
];

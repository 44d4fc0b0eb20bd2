import { Unlink } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const linksStaffPages: readonly StaffPage[] = [
  {
    path: '/links',
    words: 'links',
    title: 'title',
    icon: Unlink,
    group: 'content',
    permissions: ['resources.electronic'],
    load: () => import('./staff/links-page.tsx'),
  },
];

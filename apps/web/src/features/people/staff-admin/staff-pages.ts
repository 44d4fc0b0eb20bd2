import { CircleUser, History, IdCard, ListRestart } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const staffAdminStaffPages: readonly StaffPage[] = [
  {
    path: '/members',
    words: 'staff-admin',
    title: 'members.title',
    icon: IdCard,
    group: 'manage',
    permissions: ['staff.manage'],
    load: () => import('./members-page.tsx'),
  },
  {
    path: '/audit',
    words: 'staff-admin',
    title: 'audit.title',
    icon: History,
    group: 'manage',
    permissions: ['staff.audit'],
    load: () => import('./audit-page.tsx'),
  },
  {
    path: '/failed-work',
    words: 'staff-admin',
    title: 'failedWork.title',
    icon: ListRestart,
    group: 'manage',
    permissions: ['staff.work'],
    load: () => import('./failed-work-page.tsx'),
  },
  {
    path: '/me',
    words: 'staff-admin',
    title: 'me.title',
    icon: CircleUser,
    load: () => import('./me-page.tsx'),
  },
];

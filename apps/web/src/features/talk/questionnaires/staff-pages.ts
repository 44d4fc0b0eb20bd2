import { ClipboardList } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const questionnairesStaffPages: readonly StaffPage[] = [
  {
    path: '/questionnaires',
    words: 'questionnaires',
    title: 'staff.title',
    icon: ClipboardList,
    group: 'content',
    permissions: ['questionnaires.manage'],
    load: () => import('./staff/questionnaires-page.tsx'),
  },
];

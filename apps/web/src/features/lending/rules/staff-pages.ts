import { Scale } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const rulesStaffPages: readonly StaffPage[] = [
  {
    path: '/rules',
    words: 'rules',
    title: 'title',
    icon: Scale,
    group: 'manage',
    permissions: ['circulation.rules'],
    load: () => import('./rules-page.tsx'),
  },
];

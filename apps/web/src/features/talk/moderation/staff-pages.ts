import { ShieldCheck } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const moderationStaffPages: readonly StaffPage[] = [
  {
    path: '/moderation',
    words: 'moderation',
    title: 'title',
    icon: ShieldCheck,
    group: 'service',
    permissions: ['moderation.decide'],
    load: () => import('./moderation-page.tsx'),
  },
];

import { Bot } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const modelsStaffPages: readonly StaffPage[] = [
  {
    path: '/models',
    words: 'models',
    title: 'title',
    icon: Bot,
    group: 'manage',
    permissions: ['settings.edit'],
    load: () => import('./models-page.tsx'),
  },
];

import { Wheat } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const harvestStaffPages: readonly StaffPage[] = [
  {
    path: '/digital/harvest',
    words: 'harvest',
    title: 'title',
    icon: Wheat,
    permissions: ['resources.digital'],
    load: () => import('./sources-page.tsx'),
  },
];

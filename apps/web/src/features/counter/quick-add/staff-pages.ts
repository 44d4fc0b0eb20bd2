import { FilePlus2, Layers } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const quickAddStaffPages: readonly StaffPage[] = [
  {
    path: '/add',
    words: 'quick-add',
    title: 'title',
    icon: FilePlus2,
    group: 'desk',
    permissions: ['catalogue.quick-add'],
    needsDesk: true,
    load: () => import('./quick-add-page.tsx'),
  },
  {
    path: '/editions/:recordId?',
    words: 'quick-add',
    title: 'editions.title',
    icon: Layers,
    group: 'desk',
    permissions: ['catalogue.quick-add'],
    load: () => import('./editions-page.tsx'),
  },
];

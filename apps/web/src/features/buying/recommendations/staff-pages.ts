import { Lightbulb } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const recommendationStaffPages: readonly StaffPage[] = [
  {
    path: '/suggestions',
    words: 'recommendations',
    title: 'staff.title',
    icon: Lightbulb,
    group: 'service',
    permissions: ['suggestions.decide'],
    load: () => import('./staff/suggestions-page.tsx'),
  },
];

import { ChartColumn } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

const traits = { words: 'usage', icon: ChartColumn, permissions: ['resources.electronic'] } as const;

export const usageStaffPages: readonly StaffPage[] = [
  {
    ...traits,
    path: '/usage',
    title: 'title',
    group: 'content',
    load: () => import('./report/usage-page.tsx'),
  },
  {
    ...traits,
    path: '/usage/imports',
    title: 'imports.title',
    load: () => import('./imports/imports-page.tsx'),
  },
  {
    ...traits,
    path: '/usage/sources',
    title: 'sources.title',
    load: () => import('./sources/sources-page.tsx'),
  },
  {
    ...traits,
    path: '/usage/providers',
    title: 'providers.title',
    load: () => import('./providers/providers-page.tsx'),
  },
  { ...traits, path: '/usage/costs', title: 'costs.title', load: () => import('./costs/costs-page.tsx') },
];

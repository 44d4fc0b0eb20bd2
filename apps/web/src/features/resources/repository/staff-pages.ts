import { FileStack, FolderTree, KeyRound } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const repositoryStaffPages: readonly StaffPage[] = [
  {
    path: '/digital',
    words: 'repository',
    title: 'staff.title',
    icon: FileStack,
    group: 'content',
    permissions: ['resources.digital'],
    load: () => import('./staff/objects-page.tsx'),
  },
  {
    path: '/digital/collections',
    words: 'repository',
    title: 'staff.collections.title',
    icon: FolderTree,
    permissions: ['resources.digital'],
    load: () => import('./staff/collections-page.tsx'),
  },
  {
    path: '/digital/rights',
    words: 'repository',
    title: 'staff.policies.title',
    icon: KeyRound,
    permissions: ['resources.digital'],
    load: () => import('./staff/policies-page.tsx'),
  },
];

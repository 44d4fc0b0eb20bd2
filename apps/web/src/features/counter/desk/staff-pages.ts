import { BookCopy, ListChecks, ScanLine, Truck } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const deskStaffPages: readonly StaffPage[] = [
  {
    path: '/desk/:patronId?',
    words: 'desk',
    title: 'title',
    icon: ScanLine,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./desk-page.tsx'),
  },
  {
    path: '/queues',
    words: 'desk',
    title: 'queues.title',
    icon: ListChecks,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./queues-page.tsx'),
  },
  {
    path: '/places',
    words: 'desk',
    title: 'places.title',
    icon: Truck,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./copies-apart-page.tsx'),
  },
  {
    path: '/copies',
    words: 'desk',
    title: 'copies.title',
    icon: BookCopy,
    group: 'desk',
    permissions: ['circulation.desk'],
    needsDesk: true,
    load: () => import('./copies-page.tsx'),
  },
];

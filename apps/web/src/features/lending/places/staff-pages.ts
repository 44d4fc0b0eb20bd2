import { CalendarClock } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const placesStaffPages: readonly StaffPage[] = [
  {
    path: '/libraries',
    words: 'places',
    title: 'title',
    icon: CalendarClock,
    group: 'manage',
    permissions: ['circulation.places'],
    load: () => import('./places-page.tsx'),
  },
];

import { MessagesSquare } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const feedbackStaffPages: readonly StaffPage[] = [
  {
    path: '/feedback',
    words: 'feedback',
    title: 'staff.title',
    icon: MessagesSquare,
    group: 'service',
    permissions: ['feedback.answer'],
    load: () => import('./staff/feedback-page.tsx'),
  },
];

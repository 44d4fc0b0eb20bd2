import { MessageCircleQuestion } from 'lucide-react';
import type { StaffPage } from '../../../lib/staff/staff-page.ts';

export const answersStaffPages: readonly StaffPage[] = [
  {
    path: '/answers',
    words: 'answers',
    title: 'title',
    icon: MessageCircleQuestion,
    group: 'content',
    permissions: ['assistant.answers'],
    load: () => import('./answers-page.tsx'),
  },
];

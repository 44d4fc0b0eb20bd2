import type { PageRoute } from '../../../lib/page-route.ts';

export const announcementRoutes = {
  announcements: { path: '/announcements/:id?', words: 'announcements', access: 'public' },
} as const satisfies Record<string, PageRoute>;

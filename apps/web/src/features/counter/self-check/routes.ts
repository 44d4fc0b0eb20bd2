import type { PageRoute } from '../../../lib/page-route.ts';

export const selfCheckRoutes = {
  selfCheck: { path: '/selfCheck', words: 'self-check', title: 'title', access: 'patron' },
  station: { path: '/station', words: 'self-check', title: 'stationTitle', access: 'public', bare: true },
} as const satisfies Record<string, PageRoute>;

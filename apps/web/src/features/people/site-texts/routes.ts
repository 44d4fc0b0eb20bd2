import type { PageRoute } from '../../../lib/page-route.ts';

export const siteTextRoutes = {
  privacy: { path: '/privacy', words: 'site-texts', title: 'privacy', access: 'public' },
  oldPrivacy: { path: '/oldPrivacy', words: 'site-texts', title: 'oldPrivacy', access: 'public' },
  help: { path: '/help', words: 'site-texts', title: 'help', access: 'public' },
  accessibility: { path: '/accessibility', words: 'site-texts', title: 'accessibility', access: 'public' },
} as const satisfies Record<string, PageRoute>;

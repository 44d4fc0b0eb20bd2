import { advancedRoutes } from '../features/advanced/routes.ts';
import { allianceRoutes } from '../features/alliance/routes.ts';
import { announcementRoutes } from '../features/announcements/routes.ts';
import { assistantRoutes } from '../features/assistant/routes.ts';
import { bookListRoutes } from '../features/booklists/routes.ts';
import { browseRoutes } from '../features/browse/routes.ts';
import { coursesRoutes } from '../features/courses/routes.ts';
import { detailRoutes } from '../features/detail/routes.ts';
import { externalRoutes } from '../features/external/routes.ts';
import { favouritesRoutes } from '../features/favourites/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { leavingRoutes } from '../features/leaving/routes.ts';
import { loginRoutes } from '../features/login/routes.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import { personalRoutes } from '../features/personal/routes.ts';
import { rankingRoutes } from '../features/rankings/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { searchHomeRoutes } from '../features/search-home/routes.ts';
import { selfCheckRoutes } from '../features/self-check/routes.ts';
import { siteTextRoutes } from '../features/site-texts/routes.ts';
import { sourcesRoutes } from '../features/sources/routes.ts';
import { topicRoutes } from '../features/topics/routes.ts';
import type { PageRoute } from '../lib/page-route.ts';

/** Every page, from its feature. `pages.ts` has the code of each. */
export const ROUTES = {
  ...loginRoutes,
  ...homeRoutes,
  ...rankingRoutes,
  ...searchRoutes,
  ...advancedRoutes,
  ...searchHomeRoutes,
  ...externalRoutes,
  ...sourcesRoutes,
  ...allianceRoutes,
  ...detailRoutes,
  ...browseRoutes,
  ...personalRoutes,
  ...favouritesRoutes,
  ...coursesRoutes,
  ...bookListRoutes,
  ...topicRoutes,
  ...announcementRoutes,
  ...assistantRoutes,
  ...leavingRoutes,
  ...paymentRoutes,
  ...selfCheckRoutes,
  ...siteTextRoutes,
} satisfies Record<string, PageRoute>;

export type PageName = keyof typeof ROUTES;

import { donationRoutes } from '../features/buying/donations/routes.ts';
import { purchaseRoutes } from '../features/buying/purchase/routes.ts';
import { recommendationRoutes } from '../features/buying/recommendations/routes.ts';
import { detailRoutes } from '../features/collection/detail/routes.ts';
import { allianceRoutes } from '../features/counter/alliance/routes.ts';
import { leavingRoutes } from '../features/counter/leaving/routes.ts';
import { selfCheckRoutes } from '../features/counter/self-check/routes.ts';
import { advancedRoutes } from '../features/discovery/advanced/routes.ts';
import { browseRoutes } from '../features/discovery/browse/routes.ts';
import { compareRoutes } from '../features/discovery/compare/routes.ts';
import { otherLibrariesRoutes } from '../features/discovery/other-libraries/routes.ts';
import { scholarRoutes } from '../features/discovery/scholar/routes.ts';
import { searchRoutes } from '../features/discovery/search/routes.ts';
import { searchHomeRoutes } from '../features/discovery/search-home/routes.ts';
import { sourcesRoutes } from '../features/discovery/sources/routes.ts';
import { paymentRoutes } from '../features/lending/payments/routes.ts';
import { externalRoutes } from '../features/people/external/routes.ts';
import { loginRoutes } from '../features/people/login/routes.ts';
import { siteTextRoutes } from '../features/people/site-texts/routes.ts';
import { assistantRoutes } from '../features/reference/assistant/routes.ts';
import { databasesRoutes } from '../features/resources/databases/routes.ts';
import { repositoryRoutes } from '../features/resources/repository/routes.ts';
import { researchersRoutes } from '../features/resources/researchers/routes.ts';
import { resolverRoutes } from '../features/resources/resolver/routes.ts';
import { titlesRoutes } from '../features/resources/titles/routes.ts';
import { unitsRoutes } from '../features/resources/units/routes.ts';
import { bookListRoutes } from '../features/shelf/booklists/routes.ts';
import { coursesRoutes } from '../features/shelf/courses/routes.ts';
import { favouritesRoutes } from '../features/shelf/favourites/routes.ts';
import { homeRoutes } from '../features/shelf/home/routes.ts';
import { personalRoutes } from '../features/shelf/personal/routes.ts';
import { rankingRoutes } from '../features/shelf/rankings/routes.ts';
import { topicRoutes } from '../features/shelf/topics/routes.ts';
import { announcementRoutes } from '../features/talk/announcements/routes.ts';
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
  ...scholarRoutes,
  ...otherLibrariesRoutes,
  ...allianceRoutes,
  ...detailRoutes,
  ...browseRoutes,
  ...compareRoutes,
  ...personalRoutes,
  ...favouritesRoutes,
  ...coursesRoutes,
  ...bookListRoutes,
  ...topicRoutes,
  ...announcementRoutes,
  ...databasesRoutes,
  ...repositoryRoutes,
  ...unitsRoutes,
  ...researchersRoutes,
  ...titlesRoutes,
  ...resolverRoutes,
  ...recommendationRoutes,
  ...donationRoutes,
  ...assistantRoutes,
  ...leavingRoutes,
  ...paymentRoutes,
  ...selfCheckRoutes,
  ...siteTextRoutes,
  ...purchaseRoutes,
} satisfies Record<string, PageRoute>;

export type PageName = keyof typeof ROUTES;

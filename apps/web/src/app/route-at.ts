import { matchPath } from 'react-router';
import type { PageRoute } from '../lib/page-route.ts';
import { ROUTES } from './routes.ts';

/** The page that a path of the router shows; undefined where there is none. */
export function routeAt(pathname: string): PageRoute | undefined {
  return Object.values<PageRoute>(ROUTES).find(({ path }) => matchPath(path, pathname));
}

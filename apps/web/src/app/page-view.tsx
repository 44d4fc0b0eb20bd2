import { type ComponentType, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { pages } from '../lib/kept/kept-page.ts';
import type { PageRoute } from '../lib/page-route.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSession } from '../lib/use-session.ts';
import type { WordsName } from './word-keys.ts';

const SignInRequired = lazy(() => import('../components/sign-in-required.tsx'));

/** A page with what its route says of it: who may see it, its sections, its title. */
export function PageView({
  route,
  Component,
}: {
  readonly route: PageRoute;
  readonly Component: ComponentType;
}) {
  // A title is a key of the page's own words: routes.test.ts checks both.
  const t = useTranslation(route.words as WordsName).t as (key: string) => string;
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  // A page that is drawn anew because its session ended.
  const [endedHere] = useState(() => pages.get().endedOn === pathname);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  const { section = '' } = useParams();
  const isSection = route.sections !== undefined && Object.hasOwn(route.sections, section);
  const key = isSection ? route.sections?.[section] : route.title;
  const title = key && t(key);
  usePageTitle(title);
  if (route.sections && section !== '' && !isSection)
    return <Navigate to={route.path.replace('/:section?', '')} replace />;
  if (route.access === 'public' || signedIn) return <Component />;
  return (
    <div className="wrap">
      <h1 className="hidden-visually">{title}</h1>
      <SignInRequired sessionEnded={wasSignedIn || endedHere} />
    </div>
  );
}

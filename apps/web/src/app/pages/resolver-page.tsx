import { lazy } from 'react';
import { ResolverPage } from '../../features/resources/resolver/resolver-page.tsx';
import { CitedSource } from '../../features/resources/titles/opening/cited-source.tsx';

const RequestActions = lazy(() => import('../../features/lending/requests/start/request-actions.tsx'));

/** /resolver?…: the ways to what another system asks for. */
export default function ResolverRoute() {
  return <ResolverPage Source={CitedSource} Requests={RequestActions} />;
}

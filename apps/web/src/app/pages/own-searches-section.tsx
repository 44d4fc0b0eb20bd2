import { lazy } from 'react';
import { OwnSearches } from '../../features/shelf/personal/components/own-searches.tsx';

const Subscribe = lazy(() => import('../../features/shelf/subscriptions/subscribe.tsx'));

/** The reader's searches; each can become a subscription. */
export function OwnSearchesSection() {
  return <OwnSearches Subscribe={Subscribe} />;
}

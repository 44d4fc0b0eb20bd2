import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/use-session.ts';
import type { Without } from './own-states.tsx';

const OwnStates = lazy(() => import('./own-states.tsx'));

/**
 * What the reader has to do with a work: on loan, requested, in a list. It is asked for by a call of its own, so pages that are the same
 * for all readers hold nothing of it.
 */
export function OwnWork(work: {
  readonly recordId: string;
  readonly title: string;
  /** What the page says itself: that the work is a favourite, or all that the reader keeps. */
  readonly without?: Without;
  /** The states alone, without what can be done: where there is little room. */
  readonly isBrief?: boolean;
}) {
  const { signedIn } = useSession();
  return <Suspense fallback={null}>{signedIn && <OwnStates {...work} />}</Suspense>;
}

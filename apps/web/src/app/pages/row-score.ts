import { lazy } from 'react';

/** How readers rate a work, in a line, for pages that show works. */
export const RowScore = lazy(() => import('../../features/talk/reviews/row-score.tsx'));

import { lazy } from 'react';
import { DetailPage } from '../../features/collection/detail/pages/detail-page.tsx';
import type { RecordParts } from '../../features/collection/detail/record-parts.ts';
import { ListPosition } from '../../features/discovery/search/results/list-position.tsx';
import { BIB_DIALOGS } from './bib-dialogs.ts';
import { RowScore } from './row-score.ts';

const CoursesOfRecord = lazy(() => import('../../features/shelf/courses/courses-of-record.tsx'));
const ListsWithWork = lazy(() => import('../../features/shelf/booklists/lists-with-work.tsx'));
const ReviewsOfRecord = lazy(() => import('../../features/talk/reviews/reviews-of-record.tsx'));
const OrderDelivery = lazy(() => import('../../features/talk/feedback/services/order-delivery.tsx'));
const WaysToArticle = lazy(() => import('../../features/resources/resolver/ways-to-article.tsx'));
const DocumentsOfRecord = lazy(() => import('../../features/resources/repository/documents-of-record.tsx'));
const WrongInRecord = lazy(() => import('../../features/talk/feedback/wrong-in-record.tsx'));
const ProvidedParts = lazy(() => import('../../features/discovery/providers/record/provided-parts.tsx'));
const RequestActions = lazy(() => import('../../features/lending/requests/start/request-actions.tsx'));

/** What other features show of a record. */
const PARTS: RecordParts = {
  Requests: RequestActions,
  Courses: CoursesOfRecord,
  Lists: ListsWithWork,
  Reviews: ReviewsOfRecord,
  Score: RowScore,
  Wrong: WrongInRecord,
  Deliver: OrderDelivery,
  Ways: WaysToArticle,
  Documents: DocumentsOfRecord,
  Provided: ProvidedParts,
};

/** A record, with the way back to the list that led to it. */
export default function BibPage() {
  return <DetailPage way={<ListPosition />} dialogs={BIB_DIALOGS} parts={PARTS} />;
}

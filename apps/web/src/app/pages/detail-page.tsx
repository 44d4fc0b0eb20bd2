import { lazy } from 'react';
import { DetailPage } from '../../features/detail/pages/detail-page.tsx';
import { ListPosition } from '../../features/search/results/list-position.tsx';
import { BIB_DIALOGS } from './bib-dialogs.ts';
import { RowScore } from './row-score.ts';

const CoursesOfRecord = lazy(() => import('../../features/courses/courses-of-record.tsx'));
const ListsWithWork = lazy(() => import('../../features/booklists/lists-with-work.tsx'));
const ReviewsOfRecord = lazy(() => import('../../features/reviews/reviews-of-record.tsx'));
const OrderDelivery = lazy(() => import('../../features/feedback/services/order-delivery.tsx'));
const WrongInRecord = lazy(() => import('../../features/feedback/wrong-in-record.tsx'));
const RequestActions = lazy(() => import('../../features/requests/start/request-actions.tsx'));

/** A record, with the way back to the list that led to it. */
export default function BibPage() {
  return (
    <DetailPage
      way={<ListPosition />}
      dialogs={BIB_DIALOGS}
      Requests={RequestActions}
      Courses={CoursesOfRecord}
      Lists={ListsWithWork}
      Reviews={ReviewsOfRecord}
      Score={RowScore}
      Wrong={WrongInRecord}
      Deliver={OrderDelivery}
    />
  );
}

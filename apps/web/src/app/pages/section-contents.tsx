import { listOwnInterlibrary } from '@lectern/contracts/counter/interlibrary/list-own-interlibrary';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/people/account/account-page.tsx';
import { AccountNotice } from '../../features/shelf/personal/components/account-notice.tsx';
import { BorrowingSection } from '../../features/shelf/personal/pages/borrowing-section.tsx';
import { OverviewSection } from '../../features/shelf/personal/pages/overview-section.tsx';
import type { SectionContents } from '../../features/shelf/personal/pages/personal-page.tsx';
import type { Patron } from '../../lib/patron.ts';
import { useCall } from '../../lib/use-call.ts';
import { ACCOUNT_SECTIONS } from './account-sections.ts';

const AcceptanceList = lazy(() => import('../../features/buying/acceptance/acceptance-list.tsx'));
const DonationSection = lazy(() => import('../../features/buying/donations/donation-section.tsx'));
const RecommendationSection = lazy(
  () => import('../../features/buying/recommendations/recommendation-section.tsx'),
);
const AddressesSection = lazy(() => import('../../features/people/addresses/addresses-section.tsx'));
const InterlibraryRequests = lazy(
  () => import('../../features/counter/interlibrary/reader/interlibrary-requests.tsx'),
);
const AllianceLoans = lazy(() => import('../../features/counter/alliance/reader/alliance-loans.tsx'));
const BehavioursSection = lazy(() => import('../../features/lending/behaviours/behaviours-section.tsx'));
const CoursesSection = lazy(() => import('../../features/shelf/courses/courses-section.tsx'));
const FeedbackSection = lazy(() => import('../../features/talk/feedback/feedback-section.tsx'));
const ServiceSection = lazy(() => import('../../features/talk/feedback/services/service-section.tsx'));
const FavouritesSection = lazy(() => import('../../features/shelf/favourites/favourites-section.tsx'));
const SelectionBar = lazy(() => import('../../features/discovery/selection/selection-bar.tsx'));
const RequestSelection = lazy(() => import('../../features/lending/requests/start/selection-dialog.tsx'));
const InboxSection = lazy(() => import('../../features/talk/messages/inbox-section.tsx'));
const QuestionnairesSection = lazy(
  () => import('../../features/talk/questionnaires/questionnaires-section.tsx'),
);
const PointsSection = lazy(() => import('../../features/shelf/points/points-section.tsx'));
const LeavingSection = lazy(() => import('../../features/counter/leaving/leaving-section.tsx'));
const SubscriptionsSection = lazy(
  () => import('../../features/shelf/subscriptions/subscriptions-section.tsx'),
);
const CommentsSection = lazy(() => import('../../features/talk/reviews/comments-section.tsx'));
const ReadingReportSection = lazy(
  () => import('../../features/lending/reading-report/reading-report-section.tsx'),
);
const ReadingShareSection = lazy(
  () => import('../../features/lending/reading-report/reading-share-section.tsx'),
);
const RequestsSection = lazy(() => import('../../features/lending/requests/requests-section.tsx'));

/** What each section of the reader's pages shows. */
export const SECTION_CONTENTS: SectionContents = {
  '': OverviewSection,
  borrowing: BorrowingOfReader,
  information: InformationSection,
  requests: RequestsOfReader,
  favorites: Favourites,
  subscriptions: SubscriptionsSection,
  addresses: AddressesSection,
  inbox: InboxSection,
  feedback: FeedbackSection,
  experts: ({ patron }) => <ServiceSection service="expert" isExpert={patron.expertFlag} />,
  delivery: () => <ServiceSection service="delivery" isExpert={false} />,
  thesis: () => <ServiceSection service="thesis" isExpert={false} />,
  questionnaire: QuestionnairesSection,
  recommendation: () => <RecommendationSection AcceptanceList={AcceptanceList} />,
  purderRec: () => <RecommendationSection first="catalogue" AcceptanceList={AcceptanceList} />,
  freeOrder: () => <RecommendationSection first="free" AcceptanceList={AcceptanceList} />,
  customTabs: () => <RecommendationSection first="custom" AcceptanceList={AcceptanceList} />,
  donation: () => <DonationSection AcceptanceList={AcceptanceList} />,
  behavior: BehavioursSection,
  points: PointsSection,
  courses: CoursesSection,
  leaveSchool: LeavingSection,
  comments: CommentsSection,
  readingShare: ReadingShareSection,
  readingReport: ReadingReportSection,
};

function BorrowingOfReader({ patron }: { readonly patron: Patron }) {
  return <BorrowingSection patron={patron} AllianceLoans={AllianceLoans} />;
}

function RequestsOfReader() {
  const { data } = useCall(listOwnInterlibrary, { rows: 1 });
  return <RequestsSection Elsewhere={data && data.total > 0 ? InterlibraryRequests : undefined} />;
}

function Favourites() {
  return <FavouritesSection SelectionBar={BarWithRequests} />;
}

function BarWithRequests() {
  return <SelectionBar RequestDialog={RequestSelection} />;
}

function InformationSection({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  return (
    <>
      <h1>{t('sections.information')}</h1>
      <AccountNotice patron={patron} />
      <AccountPage patron={patron} sections={ACCOUNT_SECTIONS} />
    </>
  );
}

import { getPatron } from '@lectern/contracts/patron/get-patron';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { SignInRequired } from '../../../components/sign-in-required.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useSession } from '../../../lib/use-session.ts';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { type Patron, SectionMenu } from '../components/section-menu.tsx';
import { SECTIONS, type SectionPath } from '../sections.ts';
import { BorrowingSection } from './borrowing-section.tsx';
import { InformationSection } from './information-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import styles from './personal-page.module.css';

const PAGES: Readonly<Record<SectionPath, (props: { readonly patron: Patron }) => React.ReactNode>> = {
  '': OverviewSection,
  borrowing: BorrowingSection,
  information: InformationSection,
};

/** The reader's own pages, one section at a time. A section that does not exist leads to the first. */
export function PersonalPage() {
  const { t } = useTranslation('personal');
  const { signedIn, user } = useSession();
  const { section = '' } = useParams();
  const patron = useCall(getPatron, {});
  const known = SECTIONS.find((one) => one.path === section);
  usePageTitle(known ? t(`sections.${known.name}`) : t('title'));
  if (!known) return <Navigate to="/personalCenter" replace />;
  if (!signedIn) {
    return (
      <div className="wrap">
        <h1 className="hidden-visually">{t(`sections.${known.name}`)}</h1>
        <SignInRequired />
      </div>
    );
  }
  const Section = PAGES[known.path];
  return (
    <div className={`wrap ${styles.grid}`}>
      <SectionMenu patron={patron.data} name={user?.name ?? patron.data?.name ?? ''} />
      <div className={styles.main}>
        {!patron.data && <h1 className="hidden-visually">{t(`sections.${known.name}`)}</h1>}
        {patron.error && <ErrorState error={patron.error} onRetry={() => void patron.refetch()} />}
        {patron.isPending && <ListSkeleton />}
        {patron.data && <Section patron={patron.data} />}
      </div>
    </div>
  );
}

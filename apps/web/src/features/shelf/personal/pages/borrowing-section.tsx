import { ScanLine } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { AccountNotice } from '../components/account-notice.tsx';
import { CalendarFeed } from '../components/calendar-feed.tsx';
import { CurrentLoans } from '../components/current-loans.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { LoanChart } from '../components/loan-chart.tsx';
import { PastLoans } from '../components/past-loans.tsx';
import { useRenewal } from '../use-renewal.ts';
import styles from './personal-page.module.css';

const TABS = ['current', 'history', 'alliance', 'chart'] as const;

/** Current and past loans, those of other libraries, and how many there were. Tab and page number are in the address. */
export function BorrowingSection({
  patron,
  AllianceLoans,
}: {
  readonly patron: Patron;
  /** What the reader borrowed in the alliance, where the library is in one. */
  readonly AllianceLoans: ComponentType<{ readonly page: number }>;
}) {
  const { t } = useTranslation('personal');
  const { settings } = useTenant();
  const renewal = useRenewal();
  const [query, setQuery] = useSearchParams();
  const isThere = {
    current: true,
    // Past loans, and the chart that counts them, are not there in every library system.
    history: settings.libraryCan.includes('pastLoans'),
    alliance: settings.sduUnionLoanFlag === '1',
    chart: settings.libraryCan.includes('pastLoans'),
  };
  const tabs = TABS.filter((one) => isThere[one]);
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'current';
  const page = usePageNumber();
  const labels = {
    current: { label: t('loans.heading'), count: patron.loanCount },
    history: { label: t('history.heading') },
    alliance: { label: t('allianceHeading') },
    chart: { label: t('chart.heading') },
  };
  return (
    <>
      <h1>{t('sections.borrowing')}</h1>
      <AccountNotice patron={patron} />
      <div>
        <Tabs
          label={t('sections.borrowing')}
          items={tabs.map((key) => ({ key, ...labels[key] }))}
          active={tab}
          onChange={(next) => setQuery(next === 'current' ? {} : { tab: next })}
        >
          <div className={styles.panel}>
            {tab === 'current' && <CurrentLoans page={page} renewal={renewal} />}
            {tab === 'current' && settings.selfCheck && (
              <p>
                <ButtonLink to="/selfCheck" icon={<ScanLine size={18} aria-hidden />}>
                  {t('selfCheck')}
                </ButtonLink>
              </p>
            )}
            {tab === 'current' && <CalendarFeed />}
            {tab === 'history' && <PastLoans page={page} />}
            {tab === 'alliance' && (
              <Suspense fallback={<ListSkeleton />}>
                <AllianceLoans page={page} />
              </Suspense>
            )}
            {tab === 'chart' && <LoanChart />}
          </div>
        </Tabs>
      </div>
    </>
  );
}

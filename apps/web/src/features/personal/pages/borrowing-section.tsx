import { ScanLine } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useTenant } from '../../../lib/tenant.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { AccountNotice } from '../components/account-notice.tsx';
import { CalendarFeed } from '../components/calendar-feed.tsx';
import { CurrentLoans } from '../components/current-loans.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { LoanChart } from '../components/loan-chart.tsx';
import { PastLoans } from '../components/past-loans.tsx';
import type { Patron } from '../patron.ts';
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
  const inAlliance = settings.sduUnionLoanFlag === '1';
  const renewal = useRenewal();
  const [query, setQuery] = useSearchParams();
  const named = TABS.find((one) => one === query.get('tab')) ?? 'current';
  const tab = named === 'alliance' && !inAlliance ? 'current' : named;
  const page = usePageNumber();
  return (
    <>
      <h1>{t('sections.borrowing')}</h1>
      <AccountNotice patron={patron} />
      <div>
        <Tabs
          label={t('sections.borrowing')}
          items={[
            { key: 'current', label: t('loans.heading'), count: patron.loanCount },
            { key: 'history', label: t('history.heading') },
            ...(inAlliance ? [{ key: 'alliance' as const, label: t('allianceHeading') }] : []),
            { key: 'chart', label: t('chart.heading') },
          ]}
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

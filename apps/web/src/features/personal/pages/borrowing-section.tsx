import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useTenant } from '../../../lib/tenant.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { AccountNotice } from '../components/account-notice.tsx';
import { CalendarFeed } from '../components/calendar-feed.tsx';
import { CurrentLoans } from '../components/current-loans.tsx';
import { LoanChart } from '../components/loan-chart.tsx';
import { PastLoans } from '../components/past-loans.tsx';
import type { Patron } from '../patron.ts';
import { useRenewal } from '../use-renewal.ts';
import styles from './personal-page.module.css';

const TABS = ['current', 'history', 'chart'] as const;

/** Current and past loans, and how many there were. Tab and page number are in the address. */
export function BorrowingSection({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const { settings } = useTenant();
  const renewal = useRenewal();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'current';
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
            {tab === 'chart' && <LoanChart />}
          </div>
        </Tabs>
      </div>
    </>
  );
}

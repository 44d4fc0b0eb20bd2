import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { BEHAVIOUR_TABS } from '@lectern/rules/behaviours';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import styles from './behaviours.module.css';
import { AmountOwed } from './components/amount-owed.tsx';
import { BehaviourRow } from './components/behaviour-row.tsx';
import { ReportLost } from './components/report-lost.tsx';
import { PayActions } from './pay/pay-actions.tsx';
import { PayFromPrepayment } from './pay/pay-from-prepayment.tsx';

const ROWS = 20;

/** What went wrong with the reader's loans and account, and what it costs. Tab and page are in the address. */
export default function BehavioursSection() {
  const { t } = useTranslation('behaviours');
  const [query, setQuery] = useSearchParams();
  const [reports, setReports] = useState(false);
  const tab = BEHAVIOUR_TABS.find((one) => one === query.get('tab')) ?? 'all';
  const page = usePageNumber();
  const answer = useCall(listBehaviours, { processFlag: tab, page, rows: ROWS }, { keepPrevious: true });
  const { data: loans } = useCall(listLoans, {});
  const { data: score } = useCall(checkScoreFlag, {});
  const hasLoans = loans !== undefined && loans.loans.length > 0;
  return (
    <>
      <h1>{t('heading')}</h1>
      <AmountOwed>
        <PayActions />
        <PayFromPrepayment />
        {score?.scoreFlag === 1 && <ButtonLink to="/personalCenter/points">{t('owed.byPoints')}</ButtonLink>}
        {hasLoans && <Button onClick={() => setReports(true)}>{t('lost.title')}</Button>}
      </AmountOwed>
      <Tabs
        label={t('tabs.label')}
        active={tab}
        items={BEHAVIOUR_TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        onChange={(key) => setQuery(key === 'all' ? {} : { tab: key }, { replace: true })}
      >
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={tab === 'all' ? undefined : { tab }}
          empty={
            tab === 'all' ? (
              <EmptyState
                icon={<Wallet size={36} strokeWidth={1.4} />}
                title={t('none')}
                hint={t('noneHint')}
              />
            ) : (
              <EmptyState
                title={t('noneHere')}
                actions={<Button onClick={() => setQuery({})}>{t('showAll')}</Button>}
              />
            )
          }
        >
          {answer.data?.behaviours.map((behaviour) => (
            <li key={behaviour.behaviourDetlId} className={styles.row}>
              <BehaviourRow behaviour={behaviour} hasHint />
            </li>
          ))}
        </PagedList>
      </Tabs>
      {reports && <ReportLost onClose={() => setReports(false)} />}
    </>
  );
}

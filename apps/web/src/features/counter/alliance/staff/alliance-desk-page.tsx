import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { ALLIANCE_SIDES } from '@lectern/rules/alliance/steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { LendDialog } from './lend-dialog.tsx';
import { Peers } from './peers.tsx';
import styles from './staff.module.css';
import { Statistics } from './statistics.tsx';
import { TransactionRow } from './transaction-row.tsx';

const ROWS = 50;
const TABS = [...ALLIANCE_SIDES, 'statistics', 'peers'] as const;
const STATES = ['open', 'ended'] as const;

/** What other libraries get from this one, and what its readers get from them. Side, state and page are in the address. */
export default function AllianceDeskPage() {
  const { t } = useTranslation('alliance');
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const [lending, setLending] = useState(false);
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'lending';
  const state = STATES.find((one) => one === query.get('state')) ?? 'open';
  const page = usePageNumber();
  const side = tab === 'borrowing' ? 'borrowing' : 'lending';
  const answer = useCall(
    listAllianceTransactions,
    { side, ended: state === 'ended', page, rows: ROWS },
    { keepPrevious: true, refetchMs: 30_000 },
  );
  const peers = answer.data?.peers ?? [];
  const silent = peers.filter(({ untold }) => untold > 0);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.about')}>
        {peers.length > 0 && (
          <Button kind="primary" onClick={() => setLending(true)}>
            {t('staff.lend.open')}
          </Button>
        )}
      </PageHead>
      {answer.data && peers.length === 0 && <Notice>{t('staff.noPeers')}</Notice>}
      {silent.length > 0 && (
        <Notice tone="warn">
          {t('staff.silent', { names: silent.map(({ name }) => name).join(t('comma')) })}
        </Notice>
      )}
      <Tabs
        label={t('staff.title')}
        items={TABS.map((key) => ({ key, label: t(`staff.tabs.${key}`) }))}
        active={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
      >
        {tab === 'statistics' && <Statistics />}
        {tab === 'peers' && <Peers />}
        {(tab === 'lending' || tab === 'borrowing') && (
          <div className={styles.panel}>
            <SelectMenu
              label={t('staff.state.label')}
              value={state}
              options={STATES.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
              onChange={(next) => setQuery({ tab, state: next }, { replace: true })}
            />
            <PagedList
              answer={answer}
              page={page}
              rows={ROWS}
              label={t('pages')}
              query={{ tab, state }}
              empty={<EmptyState title={t('staff.none')} hint={t(`staff.noneHint.${tab}`)} />}
            >
              {answer.data?.transactions.map((transaction) => (
                <TransactionRow key={transaction.transactionId} transaction={transaction} />
              ))}
            </PagedList>
          </div>
        )}
      </Tabs>
      {lending && <LendDialog peers={peers} onClose={() => setLending(false)} />}
    </>
  );
}

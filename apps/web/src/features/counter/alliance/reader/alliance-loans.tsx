import { listPastUnionLoans } from '@lectern/contracts/counter/alliance/list-past-union-loans';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './alliance.module.css';
import { UnionLoanRow } from './union-loan-row.tsx';

const ROWS = 20;

/** The reader's requests and loans in the alliance: the open ones, and below them a page of the past ones. */
export default function AllianceLoans({ page }: { readonly page: number }) {
  const { t } = useTranslation('alliance');
  const open = useCall(listUnionLoans, { rows: 100 });
  const past = useCall(listPastUnionLoans, { page, rows: ROWS }, { keepPrevious: true });
  return (
    <div className={styles.loans}>
      <section>
        <h2>{t('loans.open')}</h2>
        <PagedList
          answer={open}
          page={1}
          rows={100}
          label={t('pages')}
          empty={
            <EmptyState
              title={t('loans.none')}
              hint={t('loans.noneHint')}
              actions={<ButtonLink to="/unionSearchList">{t('loans.search')}</ButtonLink>}
            />
          }
        >
          {open.data?.loans.map((loan) => (
            <UnionLoanRow key={loan.transactionId} loan={loan} />
          ))}
        </PagedList>
      </section>
      <section>
        <h2>{t('loans.past')}</h2>
        <PagedList
          answer={past}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={{ tab: 'alliance' }}
          empty={<EmptyState title={t('loans.noPast')} />}
        >
          {past.data?.loans.map((loan) => (
            <UnionLoanRow key={loan.transactionId} loan={loan} />
          ))}
        </PagedList>
      </section>
    </div>
  );
}

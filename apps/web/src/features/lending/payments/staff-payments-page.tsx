import { listOrders, ORDER_LISTS } from '@lectern/contracts/lending/payments/list-orders';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { NumberField } from './number-field.tsx';
import { OrderRow } from './order-row.tsx';
import styles from './payments.module.css';

const ROWS = 30;

/** Online payments of all readers, with what goes back. List, number and page are in the address. */
export default function StaffPaymentsPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const list = ORDER_LISTS.find((one) => one === query.get('list')) ?? 'all';
  const number = query.get('number') ?? '';
  const page = usePageNumber();
  const answer = useCall(listOrders, { list, number, page, rows: ROWS }, { keepPrevious: true });
  return (
    <>
      <PageHead title={t('staff.title')}>
        <ButtonLink to="/payments/statement">{t('staff.statement')}</ButtonLink>
      </PageHead>
      <div className={styles.toolbar}>
        <SelectMenu
          label={t('staff.list')}
          value={list}
          options={ORDER_LISTS.map((value) => ({ value, label: t(`staff.lists.${value}`) }))}
          onChange={(next) => setQuery({ list: next }, { replace: true })}
        />
        <NumberField
          key={number}
          value={number}
          onFind={(next) => setQuery(next === '' ? {} : { number: next }, { replace: true })}
        />
      </div>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('staff.pages')}
        query={number === '' ? { list } : { number }}
        empty={<EmptyState title={t('staff.none')} />}
      >
        {answer.data?.orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
      </PagedList>
    </>
  );
}

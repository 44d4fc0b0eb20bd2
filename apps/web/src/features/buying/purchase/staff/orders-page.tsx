import { listStaffPurchases } from '@lectern/contracts/buying/purchase/list-staff-orders';
import { STAFF_ORDER_LISTS } from '@lectern/contracts/buying/purchase/staff-purchase';
import { BookCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { StaffOrderRow } from './staff-order-row.tsx';

const ROWS = 20;

/** What readers ordered, by what it waits for. */
export default function StaffOrdersPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('staff.orders.title'));
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const list = STAFF_ORDER_LISTS.find((one) => one === query.get('list')) ?? 'open';
  const answer = useCall(listStaffPurchases, { list, page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const countOf = (one: string) => answer.data?.counts.find((counted) => counted.list === one)?.count ?? 0;
  return (
    <>
      <PageHead title={t('staff.orders.title')} hint={t('staff.orders.hint')} />
      <Tabs
        label={t('staff.orders.lists')}
        items={STAFF_ORDER_LISTS.map((key) => ({
          key,
          label: t(`staff.orders.list.${key}`),
          count: countOf(key),
        }))}
        active={list}
        onChange={(key) => setQuery({ list: key }, { replace: true })}
      >
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('staff.orders.pages')}
          query={{ list }}
          empty={
            <EmptyState
              icon={<BookCheck size={36} strokeWidth={1.4} aria-hidden />}
              title={t('staff.orders.none')}
            />
          }
        >
          {answer.data?.orders.map((order) => (
            <StaffOrderRow key={order.orderId} order={order} places={answer.data.places} />
          ))}
        </PagedList>
      </Tabs>
    </>
  );
}

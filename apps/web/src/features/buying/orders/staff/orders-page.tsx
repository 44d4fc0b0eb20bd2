import { exportOrderLines } from '@lectern/contracts/buying/orders/export-order-lines';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { listOrderLines } from '@lectern/contracts/buying/orders/list-order-lines';
import { ORDER_LINE_LISTS, type OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { TABLE_FORMATS } from '@lectern/contracts/kernel/table-format';
import { Download, Plus, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { useSavedFile } from '../../../../lib/use-saved-file.ts';
import styles from '../orders.module.css';
import { BatchBar, type LineTask } from './batch-bar.tsx';
import { LineDialog } from './line-dialog.tsx';
import { LineFilters } from './line-filters.tsx';
import { LineRow } from './line-row.tsx';
import { LineTasks } from './line-tasks.tsx';
import { OrderList } from './order-list.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const ROWS = 20;
const REFRESH_MS = 60_000;

/** The library's own orders: the basket, what is expected and late, what came, and the orders themselves. */
export default function OrdersPage() {
  const { t } = useTranslation('orders');
  usePageTitle(t('title'));
  const { may } = useStaff();
  const [query, setQuery] = useSearchParams();
  const list = ORDER_LINE_LISTS.find((one) => one === query.get('list')) ?? 'basket';
  const showsOrders = query.get('list') === 'orders';
  const words = query.get('words') ?? '';
  const vendorId = query.get('vendor') ?? '';
  const budgetId = query.get('budget') ?? '';
  const page = usePageNumber();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState<OrderLineView | 'new'>();
  const [task, setTask] = useState<LineTask>();
  const [hasSettings, setHasSettings] = useState(false);
  const save = useSavedFile();
  const choices = useCall(getOrderChoices, {}, { staleMs: 60_000 }).data;
  const filter = { list, words, vendorId, budgetId };
  const answer = useCall(
    listOrderLines,
    { ...filter, page, rows: ROWS },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  const kept = {
    list: showsOrders ? 'orders' : list,
    ...(words && { words }),
    ...(vendorId && { vendor: vendorId }),
    ...(budgetId && { budget: budgetId }),
  };
  const go = (change: Readonly<Record<string, string>>) => {
    setMarked([]);
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const counts = new Map((answer.data?.lists ?? []).map((one) => [one.list, one.count]));
  const lines = answer.data?.lines ?? [];
  const mark = (ids: readonly string[], is: boolean) =>
    setMarked(is ? [...new Set([...marked, ...ids])] : marked.filter((one) => !ids.includes(one)));
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
        {(may('acquisitions.budgets') || may('acquisitions.vendors')) && (
          <Button onClick={() => setHasSettings(true)}>{t('settings.open')}</Button>
        )}
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            icon={<Download size={16} aria-hidden />}
            busy={save.running}
            onClick={() => void save.start(exportOrderLines, { format, ...filter })}
          >
            {t('export', { format: format.toUpperCase() })}
          </Button>
        ))}
      </PageHead>
      <Tabs
        label={t('lists.label')}
        items={[
          ...ORDER_LINE_LISTS.map((key) => ({
            key: key as string,
            label: t(`lists.${key}`),
            count: counts.get(key) ?? 0,
          })),
          { key: 'orders', label: t('lists.orders') },
        ]}
        active={kept.list}
        onChange={(next) => go({ list: next, page: '' })}
      >
        {showsOrders ? (
          <OrderList choices={choices} />
        ) : (
          <div className={styles.tab}>
            <LineFilters choices={choices} values={{ words, vendorId, budgetId }} onChange={go} />
            {lines.length > 0 && (
              <BatchBar
                list={list}
                lines={lines}
                marked={marked}
                onMarkAll={(is) =>
                  mark(
                    lines.map(({ id }) => id),
                    is,
                  )
                }
                onTask={setTask}
              />
            )}
            <PagedList
              answer={answer}
              page={page}
              rows={ROWS}
              label={t('pages')}
              query={kept}
              empty={
                <EmptyState
                  icon={<ShoppingCart size={36} strokeWidth={1.4} aria-hidden />}
                  title={t(`none.${list}`)}
                />
              }
            >
              {lines.map((line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  isMarked={marked.includes(line.id)}
                  onMark={(is) => mark([line.id], is)}
                  onEdit={() => setEditing(line)}
                />
              ))}
            </PagedList>
          </div>
        )}
      </Tabs>
      {editing && choices && (
        <LineDialog
          choices={choices}
          {...(editing !== 'new' && { line: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
      {task && choices && (
        <LineTasks
          task={task}
          lines={lines.filter(({ id }) => marked.includes(id))}
          choices={choices}
          onDone={() => setMarked([])}
          onClose={() => setTask(undefined)}
        />
      )}
      {hasSettings && choices && <SettingsDialog choices={choices} onClose={() => setHasSettings(false)} />}
    </>
  );
}

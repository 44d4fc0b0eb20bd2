import { INVOICE_STATES, type InvoiceView } from '@lectern/contracts/buying/orders/invoice';
import { listInvoices } from '@lectern/contracts/buying/orders/list-invoices';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../orders.module.css';
import { DecideDialog } from './decide-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { MessagesDialog } from './messages-dialog.tsx';

const ROWS = 20;

/** Invoices of vendors: those that wait for a decision first. */
export default function InvoicesPage() {
  const { t } = useTranslation('orders');
  usePageTitle(t('invoices.title'));
  const [query, setQuery] = useSearchParams();
  const state = INVOICE_STATES.find((one) => one === query.get('state')) ?? 'held';
  const number = query.get('number') ?? '';
  const page = usePageNumber();
  const [opened, setOpened] = useState<'new' | 'messages' | InvoiceView>();
  const answer = useCall(
    listInvoices,
    { state, number, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const counts = new Map((answer.data?.states ?? []).map((one) => [one.state, one.count]));
  const kept = { state, ...(number && { number }) };
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHead title={t('invoices.title')} hint={t('invoices.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setOpened('new')}>
          {t('invoices.add')}
        </Button>
        <Button onClick={() => setOpened('messages')}>{t('messages.open')}</Button>
      </PageHead>
      <Tabs
        label={t('invoices.states')}
        items={INVOICE_STATES.map((key) => ({
          key,
          label: t(`invoiceStates.${key}`),
          count: counts.get(key) ?? 0,
        }))}
        active={state}
        onChange={(next) => setQuery({ ...kept, state: next }, { replace: true })}
      >
        <div className={styles.tab}>
          <search>
            <form
              key={number}
              className={styles.filters}
              onSubmit={(event) => {
                event.preventDefault();
                const typed = fieldText(new FormData(event.currentTarget), 'number').trim();
                setQuery({ state, ...(typed && { number: typed }) }, { replace: true });
              }}
            >
              <TextField label={t('invoices.number')} name="number" defaultValue={number} maxLength={64} />
              <Button type="submit">{t('search')}</Button>
            </form>
          </search>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('pages')}
            query={kept}
            empty={
              <EmptyState
                icon={<FileText size={36} strokeWidth={1.4} aria-hidden />}
                title={t(`invoices.none.${state}`)}
              />
            }
          >
            {answer.data?.invoices.map((one) => (
              <InvoiceRow key={one.id} invoice={one} onDecide={() => setOpened(one)} />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {opened === 'new' && <InvoiceDialog onClose={close} />}
      {opened === 'messages' && <MessagesDialog onClose={close} />}
      {opened && typeof opened === 'object' && <DecideDialog invoice={opened} onClose={close} />}
    </>
  );
}

import { type BuyingOrder, ORDER_WAYS, type OrderWay } from '@lectern/contracts/buying/orders/buying-order';
import { decideOrder } from '@lectern/contracts/buying/orders/decide-order';
import { getOrderFile } from '@lectern/contracts/buying/orders/get-order-file';
import { listBuyingOrders } from '@lectern/contracts/buying/orders/list-buying-orders';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { useSavedFile } from '../../../../lib/use-saved-file.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';

const ROWS = 20;

/** The orders: those that wait for a second person, those to send, and the files of those that were sent. */
export function OrderList({ choices }: { readonly choices: OrderChoices | undefined }) {
  const { t } = useTranslation('orders');
  const page = usePageNumber();
  const [sending, setSending] = useState<BuyingOrder>();
  const answer = useCall(listBuyingOrders, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const wayOf = (order: BuyingOrder): OrderWay =>
    choices?.vendors.find(({ id }) => id === order.vendorId)?.terms.way ?? 'text';
  return (
    <>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ list: 'orders' }}
        empty={
          <EmptyState
            icon={<ShoppingCart size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none.orders')}
          />
        }
      >
        {answer.data?.orders.map((order) => (
          <OrderRow key={order.id} order={order} onSend={() => setSending(order)} />
        ))}
      </PagedList>
      {sending && <SendDialog order={sending} usual={wayOf(sending)} onClose={() => setSending(undefined)} />}
    </>
  );
}

function OrderRow({ order, onSend }: { readonly order: BuyingOrder; readonly onSend: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const save = useSavedFile();
  const decide = useAction(decideOrder, {
    invalidates: ORDER_CALLS,
    onDone: () => showToast('ok', t('saved')),
  });
  const { amount, currency } = order;
  const named = <span className="hidden-visually"> {order.number}</span>;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className="num">{order.number}</h2>
        <Pill tone={order.state === 'waiting' ? 'warn' : order.state === 'sent' ? 'ok' : 'accent'}>
          {t(`orderStates.${order.state}`)}
        </Pill>
      </div>
      <p className="small num">
        {factLine(
          order.vendorName,
          t('lineCount', { count: order.lineCount }),
          format.money({ amount, currency }),
          t('placedBy', { name: order.placedBy, day: format.date(order.placedAt) }),
          order.sentAt && t('sentOn', { day: format.date(order.sentAt) }),
          order.note,
        )}
      </p>
      <div className={styles.tools}>
        {order.state === 'waiting' && (
          <>
            {order.mayApprove ? (
              <Button
                size="small"
                kind="primary"
                busy={decide.running}
                onClick={() => decide.start({ id: order.id, decision: 'approve' })}
              >
                {t('approve')}
                {named}
              </Button>
            ) : (
              <span className="muted small">{t('needsSecond')}</span>
            )}
            <Button
              size="small"
              busy={decide.running}
              onClick={() => decide.start({ id: order.id, decision: 'decline' })}
            >
              {t(order.mayApprove ? 'decline' : 'takeBack')}
              {named}
            </Button>
          </>
        )}
        {order.state === 'placed' && (
          <Button size="small" kind="primary" onClick={onSend}>
            {t('send')}
            {named}
          </Button>
        )}
        {order.way !== '' && (
          <Button
            size="small"
            busy={save.running}
            onClick={() => void save.start(getOrderFile, { id: order.id })}
          >
            {t('file')}
            {named}
          </Button>
        )}
      </div>
    </li>
  );
}

function SendDialog({
  order,
  usual,
  onClose,
}: {
  readonly order: BuyingOrder;
  readonly usual: OrderWay;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const [way, setWay] = useState(usual);
  const save = useSavedFile();
  const send = useAction(sendBuyingOrder, {
    invalidates: ORDER_CALLS,
    onDone: ({ id }) => {
      showToast('ok', t('sent'));
      void save.start(getOrderFile, { id });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('sendTitle', { number: order.number })}
      send={t('send')}
      cancel={t('cancel')}
      busy={send.running}
      error={send.error}
      onSend={() => send.start({ id: order.id, way })}
      onClose={onClose}
    >
      <p>{t('sendHint')}</p>
      <SelectField
        label={t('way')}
        value={way}
        onChange={({ target }) => setWay(ORDER_WAYS.find((one) => one === target.value) ?? 'text')}
      >
        {ORDER_WAYS.map((one) => (
          <option key={one} value={one}>
            {t(`ways.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

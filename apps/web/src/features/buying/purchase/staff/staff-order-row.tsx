import type { StaffPurchase } from '@lectern/contracts/buying/purchase/staff-purchase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../orders/orders.module.css';
import { StatePill } from '../orders/state-pill.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** An order as staff see it, with what can be done with it. */
export function StaffOrderRow({
  order,
  places,
}: {
  readonly order: StaffPurchase;
  readonly places: readonly { readonly code: string; readonly name: string }[];
}) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const [open, setOpen] = useState<'note' | 'accept'>();
  const { title, orderNumber, vendorName, total, createdAt, canMoveTo, canAccept } = order;
  const named = <span className="hidden-visually"> {title}</span>;
  const where = order.placeName || order.address;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2 dir="auto">{title}</h2>
        <p className="muted small num">
          {t('order.number', { number: orderNumber })} · {format.dateTime(createdAt)}
        </p>
        <p className={styles.tools}>
          <StatePill state={order.state} />
          <span dir="auto">{vendorName}</span>
          <span className="num">{format.money(total)}</span>
        </p>
        <p className="small" dir="auto">
          {[
            order.readerNumber && t('staff.orders.reader', { number: order.readerNumber }),
            order.budgetName && t('staff.orders.budget', { name: order.budgetName }),
            where && t('order.to', { place: where }),
            order.carrier && t('order.carrier', { carrier: order.carrier, number: order.parcelNumber }),
            order.barcode && t('staff.orders.barcode', { barcode: order.barcode }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.tools}>
        {canMoveTo.length > 0 && (
          <Button size="small" onClick={() => setOpen('note')}>
            {t('staff.orders.note')}
            {named}
          </Button>
        )}
        {canAccept && (
          <Button size="small" kind="primary" onClick={() => setOpen('accept')}>
            {t('staff.orders.accept')}
            {named}
          </Button>
        )}
      </div>
      {open === 'note' && <NoteDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'accept' && <AcceptDialog order={order} places={places} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

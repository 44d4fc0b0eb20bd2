import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Pill } from '../../../components/pill.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DecideOnRefund } from './decide-on-refund.tsx';
import styles from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';

const TONES = { paid: 'ok', closed: undefined } as const;

/** A payment with its reader, and with what went back of it. */
export function OrderRow({ order }: { readonly order: StaffOrder }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { may } = useStaff();
  const [isRefunding, setIsRefunding] = useState(false);
  const { orderNo, state, booked, otherSum, reader, channelName, amount, refundable, refunds, providerNo } =
    order;
  const tone = state === 'paid' || state === 'closed' ? TONES[state] : 'warn';
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span>
          <b>{format.person(reader)}</b> <Pill tone={tone}>{t(`states.${state}`)}</Pill>{' '}
          {state === 'paid' && !booked && <Pill tone="bad">{t('staff.notBooked')}</Pill>}
          {otherSum && <Pill tone="bad">{t('staff.otherSum')}</Pill>}
        </span>
        <span className="muted small">
          {factLine(format.dateTime(order.createdAt), channelName, orderNo, providerNo)}
        </span>
        {refunds.map((refund) => (
          <span key={refund.refundNo} className={`${styles.refund} small`}>
            {t('staff.refund', { money: format.money(refund.amount), reason: refundReason(refund.reason) })}
            <Pill tone={refund.state === 'done' ? 'ok' : refund.state === 'failed' ? 'bad' : 'warn'}>
              {t(`refunds.${refund.state}`)}
            </Pill>
            {refund.state === 'proposed' && may('payments.refund') && (
              <DecideOnRefund refundNo={refund.refundNo} />
            )}
          </span>
        ))}
      </div>
      <div className={styles.side}>
        <span className={styles.amount}>{format.money(amount)}</span>
        {refundable.amount > 0 && may('payments.refund') && (
          <Button size="small" onClick={() => setIsRefunding(true)}>
            {t('staff.giveBack')}
          </Button>
        )}
      </div>
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </li>
  );

  /** The portal itself gives back what came too late. */
  function refundReason(reason: string): string {
    return reason === 'late' ? t('staff.late') : reason;
  }
}

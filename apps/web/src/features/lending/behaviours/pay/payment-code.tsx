import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { clockTime } from '../../../../lib/use-seconds-left.ts';
import styles from '../behaviours.module.css';

/** How to pay an order that waits: a code to scan, or the provider's page; with the sum and the time that is left. */
export function PaymentCode({ order, left }: { readonly order: OrderView; readonly left: number }) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { img, address, amount, channelName, sandbox } = order;
  return (
    <div className={styles.code}>
      <p className={styles.sum}>{format.money(amount)}</p>
      {sandbox && <Notice tone="warn">{t('online.sandboxHint')}</Notice>}
      {img && (
        <>
          <img src={img} alt={t('online.qr')} width={220} height={220} />
          <p>{sandbox ? t('online.scanSandbox') : t('online.scan', { channel: channelName })}</p>
        </>
      )}
      {(sandbox || !img) && (
        <a href={address} target="_blank" rel="noreferrer">
          {t(sandbox ? 'online.openSandbox' : 'online.openPage', { channel: channelName })}
        </a>
      )}
      <p role="timer" className="muted">
        {t('online.left', { time: clockTime(left) })}
      </p>
    </div>
  );
}

import { getReceipt } from '@lectern/contracts/lending/payments/get-receipt';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../behaviours.module.css';
import { ReceiptButton } from '../components/receipt-button.tsx';

const ROWS = 20;

/** What was charged, paid and given back, last first, in a dialog. */
export function AccountEntries({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [rows, setRows] = useState(ROWS);
  const { data, error, refetch } = useCall(listAccountEntries, { page: 1, rows }, { keepPrevious: true });
  return (
    <Dialog
      title={t('entries.title')}
      width="640px"
      onClose={onClose}
      footer={
        <>
          {data && data.total > rows && rows < 100 && (
            <Button onClick={() => setRows(Math.min(100, rows + ROWS))}>{t('entries.more')}</Button>
          )}
          <Button onClick={onClose}>{t('online.close')}</Button>
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && <EmptyState title={t('entries.none')} />}
      <ul className={styles.entries}>
        {data?.entries.map(({ entryId, kindName, title, at, payMethod, orderNo, receiptNo, amount }) => (
          <li key={entryId}>
            <span>
              <b>{kindName}</b>
              {title && <span> {title}</span>}
              <span className="muted small">{factLine(format.dayOf(at), payMethod, orderNo)}</span>
            </span>
            <span className={styles.entrySum}>
              {receiptNo && <ReceiptButton contract={getReceipt} receiptNo={receiptNo} />}
              {format.money(amount)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { getDeskReceipt } from '@lectern/contracts/lending/payments/get-desk-receipt';
import { listReceipts } from '@lectern/contracts/lending/payments/list-receipts';
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
import { ReceiptButton } from './receipt-button.tsx';

const ROWS = 20;
/** What was paid just now has its receipt about a second later. */
const ASK_MS = 1500;

/** The receipts of a reader, the newest first, for the desk to print. */
export function ReaderReceipts({
  patronId,
  onClose,
}: {
  readonly patronId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { data, error, refetch } = useCall(
    listReceipts,
    { patronId, rows: ROWS },
    { staleMs: 0, refetchMs: ASK_MS },
  );
  return (
    <Dialog
      title={t('receipts.title')}
      width="560px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('online.close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && <EmptyState title={t('receipts.none')} hint={t('receipts.soon')} />}
      <ul className={styles.entries}>
        {data?.receipts.map(({ receiptNo, receivedAt, amount, payMethod }) => (
          <li key={receiptNo}>
            <span>
              <b>{format.money(amount)}</b>
              <span className="muted small">
                {factLine(format.dateTime(receivedAt), payMethod, receiptNo)}
              </span>
            </span>
            <span className={styles.entrySum}>
              <ReceiptButton contract={getDeskReceipt} receiptNo={receiptNo} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

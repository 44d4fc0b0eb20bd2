import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listBookRequests } from '@lectern/contracts/lending/requests/list-book-requests';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { clockTime, useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './hand-over.module.css';

/** Asks whether the reader has the book, in a dialog of its own. */
export function ReceiveBook({
  request,
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const isParcel = request.type === 'home_delivery';
  return (
    <Dialog title={t(isParcel ? 'receipt.parcelTitle' : 'receipt.title')} onClose={onClose} width="420px">
      <ReceiptQuestion request={request} onClose={onClose} />
    </Dialog>
  );
}

/** What the receipt means, the time that is left for it, and the answer. */
export function ReceiptQuestion({
  request: { requestId, type, title, movesAt },
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const errorText = useErrorText();
  const isParcel = type === 'home_delivery';
  const [endsAt] = useState(() =>
    movesAt && !isParcel ? performance.now() + Date.parse(movesAt) - Date.now() : undefined,
  );
  const left = useSecondsLeft(endsAt);
  const receive = useAction(receiveBook, {
    invalidates: [listRequests, listBookRequests, getRequest, listLoans, getPatron, getOwnWorks],
    onDone: () => {
      showToast('ok', t(isParcel ? 'receipt.parcelDone' : 'receipt.done'));
      onClose();
    },
  });
  return (
    <div className={styles.receipt}>
      <b className={styles.title}>{title}</b>
      {receive.error && <Notice tone="bad">{errorText(receive.error)}</Notice>}
      <p>{t(isParcel ? 'receipt.parcel' : 'receipt.ask')}</p>
      {endsAt !== undefined && left > 0 && (
        <p className="muted" role="timer">
          {t('receipt.left', { time: clockTime(left) })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" busy={receive.running} onClick={() => receive.start({ requestId })}>
          {t('receipt.confirm')}
        </Button>
        <Button onClick={onClose}>{t('keep')}</Button>
      </div>
    </div>
  );
}

import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './hand-over.module.css';

const LOOK_MS = 3000;

/** Waits until the other reader confirms: then the book is off the holder's account. */
export function WaitForReceipt({
  asked,
  onClose,
}: {
  readonly asked: AskedView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const queries = useQueryClient();
  const { data } = useCall(listAskedOfMe, { rows: 100 }, { refetchMs: LOOK_MS, staleMs: 0 });
  const now = data?.requests.find(({ requestId }) => requestId === asked.requestId) ?? asked;
  const { operationType } = now;
  useEffect(() => {
    if (operationType === 'borrowed') void queries.invalidateQueries({ queryKey: [listLoans.path] });
  }, [operationType, queries]);
  return (
    <Dialog
      title={t(operationType === 'borrowed' ? 'give.doneTitle' : 'give.waitTitle')}
      onClose={onClose}
      footer={
        <Button kind={operationType === 'borrowed' ? 'primary' : 'plain'} onClick={onClose}>
          {t('give.close')}
        </Button>
      }
    >
      <div className={styles.receipt} aria-live="polite">
        <b className={styles.title}>{asked.title}</b>
        {operationType === 'awaiting_return' && <p>{t('give.wait')}</p>}
        {operationType === 'borrowed' && <Notice>{t('give.done')}</Notice>}
        {operationType === 'book_request_accepted' && <Notice tone="warn">{t('give.late')}</Notice>}
      </div>
    </Dialog>
  );
}

import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import type { StaffTransaction } from '@lectern/contracts/counter/alliance/transaction-views';
import type { AllianceVerb } from '@lectern/rules/alliance/ways';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks for the copy that is sent, for the reason of a refusal, or whether a move that ends a transaction is meant. */
export function MoveDialog({
  transaction: { transactionId, title, author, requestNo },
  verb,
  onClose,
}: {
  readonly transaction: StaffTransaction;
  readonly verb: AllianceVerb;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('alliance');
  const [barcode, setBarcode] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const move = useAction(moveAllianceTransaction, {
    invalidates: [listAllianceTransactions],
    onDone: ({ step }) => {
      showToast('ok', t(`step.${step}`));
      onClose();
    },
  });
  function send(copy = barcode) {
    const lacks = verb === 'send' && copy.trim() === '';
    setIsMissing(lacks);
    if (!lacks) move.start({ transactionId, verb, barcode: copy.trim(), reason });
  }
  return (
    <FormDialog
      title={t(`verb.${verb}`)}
      send={t(`verb.${verb}`)}
      cancel={t('cancel')}
      isDanger={verb !== 'send'}
      busy={move.running}
      error={move.error}
      onSend={() => send()}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
        <br />
        <span className="muted small">{factLine(author, t('number', { number: requestNo }))}</span>
      </p>
      {verb === 'send' && (
        <ScanField
          label={t('staff.copy')}
          value={barcode}
          onValue={setBarcode}
          onScan={send}
          maxLength={64}
          error={isMissing ? t('staff.copyMissing') : undefined}
        />
      )}
      {verb === 'refuse' && (
        <TextField
          label={t('staff.reason')}
          hint={t('staff.reasonHint')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {verb === 'lose' && <p>{t('staff.loseHint')}</p>}
      {verb === 'reportLost' && <p>{t('staff.reportLostHint')}</p>}
      {verb === 'cancel' && <p>{t('staff.cancelHint')}</p>}
    </FormDialog>
  );
}

import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { claimOrderLines } from '@lectern/contracts/buying/orders/claim-order-lines';
import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { removeBasketLines } from '@lectern/contracts/buying/orders/remove-basket-lines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { LineTask } from './batch-bar.tsx';
import type { OrderChoices } from './choices.ts';
import { PlaceDialog } from './place-dialog.tsx';

interface TaskProps {
  readonly lines: readonly OrderLineView[];
  readonly choices: OrderChoices;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Does something with marked lines, after asking. */
export function LineTasks({ task, ...props }: TaskProps & { readonly task: LineTask }) {
  switch (task) {
    case 'place':
      return <PlaceDialog {...props} />;
    case 'claim':
      return <ClaimDialog {...props} />;
    case 'remove':
      return <RemoveLines {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
  }
}

function RemoveLines({ lines, onDone, onClose }: TaskProps) {
  const { t } = useTranslation('orders');
  const remove = useAction(removeBasketLines, {
    invalidates: ORDER_CALLS,
    onDone: ({ removed }) => {
      showToast('ok', t('removed', { count: removed.length }));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('tasks.remove')}
      send={t('tasks.remove')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ ids: lines.map(({ id }) => id) })}
      onClose={onClose}
    >
      <p>{t('removeHint', { count: lines.length })}</p>
    </FormDialog>
  );
}

/** Cancels what has not come, with a reason. */
export function CancelDialog({ lines, onDone, onClose }: Omit<TaskProps, 'choices'>) {
  const { t } = useTranslation('orders');
  const [reason, setReason] = useState('');
  const cancel = useAction(cancelOrderLines, {
    invalidates: ORDER_CALLS,
    onDone: ({ cancelled, passed }) => {
      showToast(
        passed.length === 0 ? 'ok' : 'bad',
        t('cancelledLines', { count: cancelled.length, passed: passed.length }),
      );
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('tasks.cancel')}
      send={t('tasks.cancel')}
      cancel={t('back')}
      isDanger
      busy={cancel.running}
      error={cancel.error}
      onSend={() => cancel.start({ ids: lines.map(({ id }) => id), reason })}
      onClose={onClose}
    >
      <p>{t('cancelHint', { count: lines.length })}</p>
      <TextField
        label={t('fields.reason')}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

function ClaimDialog({ lines, onDone, onClose }: TaskProps) {
  const { t } = useTranslation('orders');
  const claim = useAction(claimOrderLines, { invalidates: ORDER_CALLS, onDone });
  const letters = claim.answer?.letters;
  if (letters)
    return (
      <Dialog
        title={t('tasks.claim')}
        onClose={onClose}
        width="640px"
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <p>{t('lettersHint')}</p>
        <ul className={styles.list}>
          {letters.map(({ vendorName, text }) => (
            <li key={vendorName} className={styles.parts}>
              <b>{vendorName}</b>
              <pre className={styles.letter} dir="auto">
                {text}
              </pre>
              <div>
                <Button
                  size="small"
                  onClick={() => void copyText(text, { copied: t('copied'), notCopied: t('notCopied') })}
                >
                  {t('copy')}
                  <span className="hidden-visually"> {vendorName}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <FormDialog
      title={t('tasks.claim')}
      send={t('tasks.claim')}
      cancel={t('cancel')}
      busy={claim.running}
      error={claim.error}
      onSend={() => claim.start({ ids: lines.map(({ id }) => id) })}
      onClose={onClose}
    >
      <p>{t('claimHint', { count: lines.length })}</p>
    </FormDialog>
  );
}

import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Reader } from '../reader.ts';
import styles from '../readers.module.css';

/** Blocks a reader from a day to a day. The first day may be left empty for today: the server knows the library's calendar. */
export function BlockReader({ reader, onClose }: { readonly reader: Reader; readonly onClose: () => void }) {
  const { t } = useTranslation('readers');
  const [draft, setDraft] = useState({ from: '', until: '', reason: '' });
  const [isTried, setIsTried] = useState(false);
  const block = useAction(blockReader, {
    invalidates: [getReader],
    onDone() {
      showToast('ok', t('blocks.set'));
      onClose();
    },
  });
  const { from, until, reason } = draft;
  const isUntilWrong = until === '' || (from !== '' && until < from);
  const isReasonWrong = reason.trim() === '';
  const write = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  return (
    <FormDialog
      title={t('blocks.addTitle')}
      send={t('blocks.add')}
      cancel={t('cancel')}
      isDanger
      busy={block.running}
      error={block.error}
      onSend={() => {
        setIsTried(true);
        if (isUntilWrong || isReasonWrong) return;
        block.start({ patronId: reader.patronId, until, reason, ...(from !== '' && { from }) });
      }}
      onClose={onClose}
    >
      <p>{t('blocks.hint')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('blocks.from')}
          hint={t('blocks.fromHint')}
          type="date"
          value={from}
          onChange={(event) => write({ from: event.target.value })}
        />
        <TextField
          label={t('blocks.until')}
          error={isTried && isUntilWrong ? t('blocks.wrongUntil') : undefined}
          type="date"
          value={until}
          onChange={(event) => write({ until: event.target.value })}
        />
      </div>
      <TextField
        label={t('blocks.reason')}
        hint={t('blocks.reasonHint')}
        error={isTried && isReasonWrong ? t('blocks.wrongReason') : undefined}
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </FormDialog>
  );
}

/** Ends a block before its last day. */
export function LiftBlock({
  reader,
  blockId,
  onClose,
}: {
  readonly reader: Reader;
  readonly blockId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('readers');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const lift = useAction(liftBlock, {
    invalidates: [getReader],
    onDone() {
      showToast('ok', t('blocks.liftedNow'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('blocks.liftTitle')}
      send={t('blocks.lift')}
      cancel={t('cancel')}
      busy={lift.running}
      error={lift.error}
      onSend={() => {
        setIsTried(true);
        if (reason.trim() !== '') lift.start({ patronId: reader.patronId, blockId, reason });
      }}
      onClose={onClose}
    >
      <p>{t('blocks.liftHint')}</p>
      <TextField
        label={t('blocks.liftReason')}
        error={isTried && reason.trim() === '' ? t('blocks.wrongReason') : undefined}
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

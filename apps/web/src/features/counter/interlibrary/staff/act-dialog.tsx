import { listInterlibrary } from '@lectern/contracts/counter/interlibrary/list-interlibrary';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import type { StaffInterlibrary } from '@lectern/contracts/counter/interlibrary/request-view';
import { UNFILLED_REASONS, type UnfilledReason } from '@lectern/rules/interlibrary/steps';
import type { InterlibraryVerb } from '@lectern/rules/interlibrary/ways';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks for the copy that is sent and until when, for the reason of a refusal, or for a note to the other library. */
export function ActDialog({
  request: { requestId, title, author, requestNo },
  verb,
  onClose,
}: {
  readonly request: StaffInterlibrary;
  readonly verb: InterlibraryVerb;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('interlibrary');
  const [barcode, setBarcode] = useState('');
  const [dueDate, setDueDate] = useState('');
  const [reason, setReason] = useState<UnfilledReason>('NotOnShelf');
  const [note, setNote] = useState('');
  const move = useAction(moveInterlibrary, {
    invalidates: [listInterlibrary],
    onDone: ({ step }) => {
      showToast('ok', t(`step.${step}`));
      onClose();
    },
  });
  function send(copy = barcode) {
    const facts = { barcode: copy.trim(), reason, note, ...(dueDate !== '' && { dueDate }) };
    move.start({ requestId, verb, ...facts });
  }
  return (
    <FormDialog
      title={t(`verb.${verb}`)}
      send={t(`verb.${verb}`)}
      cancel={t('cancel')}
      isDanger={verb === 'refuse' || verb === 'cancel'}
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
        <>
          <ScanField
            label={t('staff.copy')}
            value={barcode}
            onValue={setBarcode}
            onScan={send}
            maxLength={64}
          />
          <TextField
            label={t('staff.dueDate')}
            type="date"
            value={dueDate}
            onChange={({ target }) => setDueDate(target.value)}
          />
        </>
      )}
      {verb === 'refuse' && (
        <SelectField
          label={t('staff.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as UnfilledReason)}
        >
          {UNFILLED_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`reason.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('staff.note')}
        hint={t('staff.noteHint')}
        value={note}
        maxLength={400}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}

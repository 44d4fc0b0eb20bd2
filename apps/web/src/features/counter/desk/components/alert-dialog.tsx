import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { setAlert } from '@lectern/contracts/counter/desk/set-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';

/** Writes what staff are told whenever they scan this reader or copy. */
export function AlertDialog({
  subject,
  id,
  words,
  onClose,
}: {
  readonly subject: 'patron' | 'item';
  readonly id: string;
  readonly words: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState(words);
  const alert = useAction(setAlert, { invalidates: [getDeskReader, getDeskItem], onDone: onClose });
  return (
    <FormDialog
      title={t('alert.write')}
      send={t('alert.send')}
      cancel={t('cancel')}
      busy={alert.running}
      error={alert.error}
      onClose={onClose}
      onSend={() => alert.start({ subject, id, words: text })}
    >
      <TextField
        label={t('alert.words')}
        hint={t(`alert.hint.${subject}`)}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
